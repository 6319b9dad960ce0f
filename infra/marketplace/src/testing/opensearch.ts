import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@forecourt/database/testing';
import type { SearchLocation } from '../search/opensearch/search-url';

/** A cluster of one node. */
export interface TestOpenSearch {
  url: string;
  /** Returns a place for indexes that no other test uses. */
  location(): SearchLocation;
  /** Sends a request of a test's own, with a JSON body. */
  send(method: string, path: string, body?: object): Promise<Response>;
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Starts OpenSearch; `npm run test:engines` installs it. */
export async function startOpenSearch(): Promise<TestOpenSearch> {
  const classpath = process.env.OPENSEARCH_CLASSPATH;
  if (classpath === undefined) throw new Error('OPENSEARCH_CLASSPATH is not set: run `npm run test:engines`.');
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-opensearch-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let locations = 0;
  const start = async () => {
    const args = ['-Xms256m', '-Xmx512m', '-XX:+UseSerialGC', '-cp', classpath, 'Node', folder, String(port)];
    // Its standard input stays open: the node ends with it, so also when the tests are killed.
    child = spawn('java', args, { stdio: ['pipe', 'ignore', 'ignore'] });
    const isReady = () =>
      fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`OpenSearch ended with ${child.exitCode}.`);
      await wait(100);
    }
  };
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  await start();
  return {
    url,
    location() {
      locations += 1;
      return { nodes: [url], authorization: null, prefix: `test-${locations}` };
    },
    send: (method, at, body) =>
      fetch(url + at, {
        ...{ method, headers: { 'Content-Type': 'application/json' } },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    ...{ kill, start },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

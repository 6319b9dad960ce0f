import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from '../store/storage/s3-bucket';

const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'testtest' };
const bucket = 'forecourt';

/** An S3 server with one bucket. */
export interface Versitygw {
  url: string;
  /** Returns a place in the bucket that no other test uses. @param endpoint if another address leads to the server */
  location(prefix: string, endpoint?: string): S3Location;
  /** Environment of a registry with its files there. */
  environment(prefix: string): Record<string, string>;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3 server; `npm run test:engines` installs it. */
export async function startVersitygw(): Promise<Versitygw> {
  const program = process.env.VERSITYGW;
  if (program === undefined) throw new Error('VERSITYGW is not set: run `npm run test:engines`.');
  Object.assign(process.env, keys);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-s3-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    const args = ['--port', `127.0.0.1:${port}`, '--health', '/health', '--quiet', 'posix', folder];
    const environment = { ROOT_ACCESS_KEY: keys.AWS_ACCESS_KEY_ID, ROOT_SECRET_KEY: keys.AWS_SECRET_ACCESS_KEY };
    child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: 'ignore' });
    while (
      !(await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`versitygw ended with ${child.exitCode}.`);
      await delay(20);
    }
  };
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  await start();
  const client = new S3Client({ region: 'us-east-1', endpoint: url, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    url,
    location: (prefix, endpoint = url) => ({ bucket, prefix, region: 'us-east-1', endpoint }),
    environment: (prefix) => ({ ...keys, FILES_URL: `s3://${bucket}/${prefix}`, AWS_ENDPOINT_URL_S3: url }),
    kill,
    start,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Returns a port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

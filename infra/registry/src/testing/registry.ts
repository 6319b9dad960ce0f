import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ManifestChange, publishBody, sampleUpload } from '@forecourt/gate/testing';
import type { RunningService } from '@forecourt/service';
import { pino } from 'pino';
import type { Config } from '../config';
import { type Limits, standardLimits, startRegistry } from '../server/start';

export const testToken = 'tests:a-token-for-tests';

/** A registry with its own port and folder. */
export interface TestRegistry extends RunningService {
  folder: string;
  /** Sends a request with the tests' token; an object is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Publishes the sample remote. @throws if that fails. */
  publish(remote: string, version: string): Promise<void>;
  /** Publishes the sample remote with fragments of these names. */
  publishFragments(remote: string, version: string, fragments: readonly string[]): Promise<Response>;
  promote(brand: string, remote: string, version: string, percent?: number): Promise<Response>;
}

/** A logger that writes nothing. */
export const quiet = pino({ level: 'silent' });

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'forecourt-registry-test-'));
}

/** Starts a registry for a test. @param more further settings of the configuration */
export async function startTestRegistry(
  limits: Partial<Limits> = {},
  given?: string,
  more: Partial<Config> = {},
  logger = quiet,
): Promise<TestRegistry> {
  const folder = given ?? (await temporaryFolder());
  const config = { port: 0, host: '127.0.0.1', folder, tokens: testToken, ...more };
  const { url, drain, close } = await startRegistry(config, logger, { ...standardLimits, ...limits });
  const call: TestRegistry['call'] = (method, path, body, headers = {}) =>
    fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${testToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    url,
    drain,
    folder,
    call,
    async publish(remote, version) {
      const response = await call(
        'PUT',
        `/v1/remotes/${remote}/${version}`,
        publishBody(sampleUpload(remote, version)),
      );
      if (response.status !== 201) throw new Error(`publish failed: ${await response.text()}`);
    },
    publishFragments: (remote, version, fragments) => {
      const renamed: ManifestChange = ({ fragments: { panel }, ...manifest }) => ({
        ...manifest,
        fragments: Object.fromEntries(fragments.map((name) => [name, { ...panel, expose: `./${name}` }])),
      });
      return call('PUT', `/v1/remotes/${remote}/${version}`, publishBody(sampleUpload(remote, version, renamed)));
    },
    promote: (brand, remote, version, percent) => call('POST', `/v1/channels/${brand}/${remote}`, { version, percent }),
    async close() {
      await close();
      if (given === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

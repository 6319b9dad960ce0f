import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { pino } from 'pino';
import { problemOf } from '../testing/problem';
import { quiet, startTestRegistry, temporaryFolder, testToken } from '../testing/registry';
import { expectWhole } from '../testing/whole';
import { startRegistry } from './start';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const own = { port: 0, host: '127.0.0.1', tokens: null };

test('GET /healthz is 200 and names the revision', async () => {
  const registry = await startTestRegistry();
  const response = await registry.call('GET', '/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', revision: 0 }]);
  await registry.close();
});

test('GET /healthz is 503 with the reason while nothing can be stored; stored data is still served', async () => {
  const registry = await startTestRegistry();
  await registry.publish('mfe-sample', '1.0.0');
  // A file instead of the folder makes writes fail like a full disk, even for root.
  await rm(join(registry.folder, 'tmp'), { recursive: true });
  await writeFile(join(registry.folder, 'tmp'), '');
  const { detail } = await problemOf(await registry.call('GET', '/healthz'), 503, 'cannot-store');
  expect(detail).toMatch(/cannot write into its folder \(ENOTDIR\)/);
  expect((await registry.call('GET', '/files/mfe-sample/1.0.0/server.js')).status).toBe(200);
  await registry.close();
});

test('GET /metrics counts changes, requests by route and streams', async () => {
  const registry = await startTestRegistry();
  await registry.publish('mfe-sample', '1.0.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
  await registry.call('GET', '/files/mfe-sample/1.0.0/server.js');
  await registry.call('GET', '/nothing/here');
  const text = await (await registry.call('GET', '/metrics')).text();
  expect(text).toContain('registry_changes_total{action="publish"} 1');
  expect(text).toContain('registry_changes_total{action="promote"} 1');
  expect(text).toContain('registry_revision 2');
  expect(text).toContain('registry_streams 0');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/files/:remote/:version/*path",status="200"} 1',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  await registry.close();
});

test('an unknown path is 404 and named', async () => {
  const registry = await startTestRegistry();
  const problem = await problemOf(await registry.call('PUT', '/v1/nothing', {}), 404, 'not-found');
  expect(problem.detail).toContain('PUT /v1/nothing');
  await registry.close();
});

test('the folder is private to its user, also if it was not before', async () => {
  await chmod(folder, 0o755);
  const { close } = await startRegistry({ ...own, folder }, quiet);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await close();
});

describe('a token of its own', () => {
  test('is created once, readable by its owner only, and works after a restart', async () => {
    const statuses: number[] = [];
    const tokens: string[] = [];
    for (const version of ['1.0.0', '1.0.1']) {
      const { url, close } = await startRegistry({ ...own, folder }, quiet);
      const token = (await readFile(join(folder, 'token'), 'utf8')).trim();
      const { status } = await fetch(`${url}/v1/remotes/mfe-sample/${version}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(publishBody(sampleUpload('mfe-sample', version))),
      });
      tokens.push(token);
      statuses.push(status);
      await close();
    }
    expect(statuses).toEqual([201, 201]);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[0]?.length).toBeGreaterThanOrEqual(43);
    expect((await stat(join(folder, 'token'))).mode & 0o777).toBe(0o600);
  });

  test('is in no line of the log, whatever is requested', async () => {
    const lines = new PassThrough();
    const { url, close } = await startRegistry({ ...own, folder }, pino({ level: 'trace' }, lines));
    const token = (await readFile(join(folder, 'token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify(publishBody(sampleUpload('mfe-sample', '1.0.0')));
    await fetch(`${url}/v1/remotes/mfe-sample/1.0.0`, { method: 'PUT', headers, body });
    await rm(join(folder, 'versions/mfe-sample/1.0.0'), { recursive: true });
    const broken = await fetch(`${url}/files/mfe-sample/1.0.0/server.js`, { headers });
    await problemOf(broken, 500, 'internal');
    await close();
    const log = String(lines.read());
    expect(log).toContain('publish mfe-sample@1.0.0');
    expect(log).toContain('a request failed');
    expect(log).not.toContain(token);
  });

  test('is not created if tokens are configured', async () => {
    const registry = await startTestRegistry({}, folder);
    await expect(stat(join(folder, 'token'))).rejects.toThrow('ENOENT');
    await registry.close();
  });
});

test('several tokens can write, and the log has the names of those that have one', async () => {
  const { url, close } = await startRegistry({ ...own, folder, tokens: 'filters-team:abc, plain-token' }, quiet);
  const publish = async (token: string, version: string) => {
    const body = JSON.stringify(publishBody(sampleUpload('mfe-sample', version)));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`${url}/v1/remotes/mfe-sample/${version}`, { method: 'PUT', headers, body })).status;
  };
  expect(await publish('filters-team:abc', '1.0.0')).toBe(201);
  expect(await publish('plain-token', '1.0.1')).toBe(201);
  expect(await publish('abc', '1.0.2')).toBe(401);
  const { entries } = await (await fetch(`${url}/v1/audit`)).json();
  expect(entries.map(({ who }: { who: string }) => who)).toEqual(['127.0.0.1', 'filters-team']);
  await close();
});

describe('a start that cannot succeed', () => {
  test('on a taken port fails and touches no folder', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const untouched = join(folder, 'registry');
    await expect(startRegistry({ ...own, port, folder: untouched }, quiet)).rejects.toThrow(/is taken.*REGISTRY_PORT/);
    await expect(stat(untouched)).rejects.toThrow('ENOENT');
    await new Promise((resolve) => other.close(resolve));
  });

  test('with a damaged state releases the port', async () => {
    await writeFile(join(folder, 'channels.json'), 'null');
    const failed = startRegistry({ ...own, folder }, quiet);
    await expect(failed).rejects.toThrow(/is damaged/);
    await rm(join(folder, 'channels.json'));
    const { close } = await startRegistry({ ...own, folder }, quiet);
    await close();
  });
});

test('a shutdown finishes the pending publish', async () => {
  const { url, close } = await startRegistry({ ...own, folder, tokens: testToken }, quiet);
  let closed: Promise<void> | undefined;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${testToken}`,
      'content-type': 'application/json',
      // The server answers "continue" when it has received the request, which is pending from then on.
      expect: '100-continue',
    };
    const sent = request(`${url}/v1/remotes/mfe-sample/1.0.0`, { method: 'PUT', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.on('continue', () => {
      closed = close();
      sent.end(JSON.stringify(publishBody(sampleUpload('mfe-sample', '1.0.0'))));
    });
    sent.flushHeaders();
  });
  await closed;
  expect(status).toBe(201);
  expect((await expectWhole(folder)).revision).toBe(1);
});

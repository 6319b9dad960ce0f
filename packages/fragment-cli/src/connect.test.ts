import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect, isLoopback } from './connect';
import { temporaryFolder } from './testing/folder';

test.each([
  'http://localhost:1',
  'http://127.0.0.1',
  'http://127.8.9.1:80',
  'http://[::1]:3002',
  'https://a.localhost',
])('%s is this machine', (url) => {
  expect(isLoopback(url)).toBe(true);
});

test.each([
  'http://registry.example',
  'http://10.0.0.1',
  'http://127.0.0.1.example',
  'http://localhost.example',
  'http://0.0.0.0',
])('%s is another', (url) => {
  expect(isLoopback(url)).toBe(false);
});

describe("this machine's token", () => {
  let data: string;
  beforeEach(async () => {
    data = await temporaryFolder();
    await mkdir(join(data, 'registry'));
    await writeFile(join(data, 'registry/token'), 'of-this-machine\n');
  });
  afterEach(() => rm(data, { recursive: true }));

  /** The header that a write carries. */
  async function sentBy(environment: (port: number) => NodeJS.ProcessEnv): Promise<string | undefined> {
    const received: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      received.push(request);
      response.writeHead(500).end();
    }).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const client = await connect({ DATA_DIR: data, ...environment(port) }, '/');
    await expect(client.stopCanary('maker', 'mfe-sample')).rejects.toThrow('answered 500');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return received[0]?.headers.authorization;
  }

  test('goes to this machine', async () => {
    expect(await sentBy((port) => ({ REGISTRY_URL: `http://localhost:${port}/` }))).toBe('Bearer of-this-machine');
    expect(await sentBy((port) => ({ REGISTRY_PORT: String(port) }))).toBe('Bearer of-this-machine');
  });

  test('goes to no other', async () => {
    // An address of this machine that does not say so.
    expect(await sentBy((port) => ({ REGISTRY_URL: `http://0.0.0.0:${port}` }))).toBeUndefined();
  });

  test('is not used if a token is configured; of several configured ones the first is', async () => {
    const configured = { REGISTRY_TOKEN: 'team:one, team:two' };
    expect(await sentBy((port) => ({ REGISTRY_URL: `http://0.0.0.0:${port}`, ...configured }))).toBe('Bearer team:one');
  });
});

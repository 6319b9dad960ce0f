import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const buildNode = join(__dirname, '../../../infra/workspace/build-node.mjs');

let folder: string;
let program: string;
beforeAll(async () => {
  const cache = join(__dirname, '../.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'fragment-'));
  await promisify(execFile)(process.execPath, [buildNode, join(__dirname, 'fragment.ts')], { cwd: folder });
  program = join(folder, 'dist/fragment.js');
});
afterAll(() => rm(folder, { recursive: true }));

async function fragment(line: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...line.split(' ')], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code };
}

/** An address where nothing listens. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

test('help goes to the output with code 0, a mistake to the error output with code 2', async () => {
  expect(await fragment('help')).toEqual({
    code: 0,
    err: '',
    out: expect.stringContaining('Usage: fragment <command>'),
  });
  expect(await fragment('promote filters')).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('names no version'),
  });
});

test('without a registry the code is 3, whatever the command', async () => {
  const environment = { REGISTRY_URL: await deadAddress() };
  for (const line of ['list', 'audit', 'promote filters@1.0.0']) {
    expect(await fragment(line, environment)).toEqual({ code: 3, out: '', err: expect.stringContaining('npm start') });
  }
});

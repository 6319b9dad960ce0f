import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descriptionPath } from '@forecourt/contracts';
import express from 'express';
import * as z from 'zod';
import { serveDescription } from '../http/serve-description';
import { createLogger } from '../observe/log';
import { Disk } from '../storage/disk';
import { LastKnown } from './last-known';

const log = createLogger('test', 'silent');
let folder: string;
let server: Server;
let description: Parameters<typeof serveDescription>[0];
let statuses: number[];
let values: string[];
let failures: string[];
let lastKnown: LastKnown<{ title: string }>;

const create = (disk = new Disk(folder, log)) =>
  new LastKnown({
    ...{ name: 'description', schema: z.object({ title: z.string() }), savedAs: 'description.json', log },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${descriptionPath}`,
    disk,
    ...{ timeoutMs: 5000, maxBytes: 10_000, refreshMs: { known: 10, unknown: 10 } },
    onChange: ({ title }) => values.push(title),
    onFailure: (reason) => failures.push(reason),
  });
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'last-known-'));
  const breaker = { failures: 5, restMs: 1000 };
  description = { version: 1, title: 'first', timeoutMs: 100, answerBytes: 1000, breaker, paths: [], forms: [] };
  [statuses, values, failures] = [[], [], []];
  const app = express();
  app.use((_request, response, next) => {
    response.on('finish', () => statuses.push(response.statusCode));
    next();
  });
  app.use((request, response, next) => serveDescription(description)(request, response, next));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  lastKnown = create();
});
afterEach(async () => {
  await lastKnown.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('an unchanged value is not sent again, and a changed one is used', async () => {
  await lastKnown.start();
  expect(values).toEqual(['first']);
  await until(() => statuses.includes(304));
  description = { ...description, title: 'second' };
  await until(() => values.length > 1);
  expect([values, failures]).toEqual([['first', 'second'], []]);
  await until(() => statuses.filter((status) => status === 200).length === 2);
});

test('an invalid answer is a failure, and the former value stays', async () => {
  await lastKnown.start();
  server.removeAllListeners('request').on('request', (_request, response) => response.end('{"title":7}'));
  await until(() => failures.length > 1);
  expect([new Set(failures), values]).toEqual([new Set(['unreadable']), ['first']]);
});

test.each([
  ['is valid', '{"title":"saved"}', ['saved']],
  ['is torn', '{"tit', []],
])('if no upstream answers at the start, the copy on disk is used if it %s', async (_title, saved, used) => {
  await writeFile(join(folder, 'description.json'), saved);
  server.removeAllListeners('request').on('request', (request) => request.destroy());
  await lastKnown.start();
  expect(values).toEqual(used);
});

test('a request under way ends with the stop: it is no failure, and nothing is used or written later', async () => {
  await lastKnown.start();
  const asked = new Promise<void>((resolve) => {
    server.removeAllListeners('request').on('request', () => resolve());
  });
  await asked;
  await lastKnown.stop();
  expect([values, failures]).toEqual([['first'], []]);
});

test('a stop waits until the copy on disk is complete', async () => {
  const writes: string[] = [];
  const slow = new (class extends Disk {
    override async write(...written: Parameters<Disk['write']>): Promise<void> {
      writes.push('begun');
      await super.write(...written);
      writes.push('complete');
    }
  })(folder, log);
  lastKnown = create(slow);
  const started = lastKnown.start();
  await until(() => writes.length > 0);
  await lastKnown.stop();
  expect(writes).toEqual(['begun', 'complete']);
  await started;
});

test('the copy on disk is the last valid value', async () => {
  await lastKnown.start();
  expect(JSON.parse(await readFile(join(folder, 'description.json'), 'utf8'))).toEqual({ title: 'first' });
});

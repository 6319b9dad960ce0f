import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, Disk } from '@forecourt/service';
import { contentDescription, FakeContent } from '../testing/fake-content';
import { eventually } from '../testing/test-shell';
import { ServiceDescriptions } from './descriptions';

const log = createLogger('test', 'silent');
let folder: string;
let content: FakeContent;
let counted: string[];
let descriptions: ServiceDescriptions;

const create = () => {
  const nobody = 'http://127.0.0.1:1';
  return new ServiceDescriptions({
    urls: { marketplace: nobody, accounts: nobody, content: content.url },
    ownUpstreams: [
      {
        name: 'recalls',
        url: nobody,
        paths: ['/'],
        timeoutMs: 9,
        answerBytes: 1000,
        breaker: { failures: 1, restMs: 100 },
      },
    ],
    reserved: ['/cars-for-sale/all'],
    ...{ disk: new Disk(folder, log), log, refreshMs: { known: 100, unknown: 50 } },
    count: (upstream, reason) => counted.push(`${upstream} ${reason}`),
  });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-descriptions-'));
  content = new FakeContent();
  await content.listen();
  counted = [];
  descriptions = create();
  await descriptions.start();
});
afterEach(async () => {
  await descriptions.stop();
  await content.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const servesPhotos = () => descriptions.offers.pathAt('/content/photos')?.upstream === 'content';
const countedOf = (upstream: string) => counted.filter((one) => one.startsWith(upstream));

test('calls use timeout, size limit and breaker of the service’s description, or of `UPSTREAMS` for an operator’s upstream', () => {
  expect(descriptions.called('content')).toMatchObject({ url: content.url, timeoutMs: 5_000, answerBytes: 1_000_000 });
  expect(descriptions.called('recalls')).toMatchObject({ timeoutMs: 9, breaker: { failures: 1, restMs: 100 } });
  expect([descriptions.called('accounts'), descriptions.called('constructor')]).toEqual([undefined, undefined]);
  expect(descriptions.missing).toEqual(['accounts', 'marketplace']);
});

test.each<[string, () => void, string]>([
  ['has another shape', () => (content.description = { ...contentDescription, timeoutMs: 'long' }), 'unreadable'],
  ['is of a later version', () => (content.description = { ...contentDescription, version: 2 }), 'unreadable'],
  ['is huge', () => (content.description = { ...contentDescription, more: 'x'.repeat(300_000) }), 'too-large'],
  [
    'is missing (404)',
    () => (content.descriptionFault = (_request, response) => Boolean(response.writeHead(404).end())),
    'status',
  ],
])('a description that %s is counted, and the last valid one stays', async (_title, spoil, reason) => {
  expect(servesPhotos()).toBe(true);
  spoil();
  await eventually(
    async () => counted,
    (all) => all.includes(`content ${reason}`),
  );
  expect(servesPhotos()).toBe(true);
});

test('after a restart while the service is down the copy on disk is used', async () => {
  await descriptions.stop();
  await content.close();
  descriptions = create();
  await descriptions.start();
  expect([servesPhotos(), descriptions.called('content')?.timeoutMs]).toEqual([true, 5_000]);
  await content.listen();
});

test('a path that a service may not claim is counted once, however often its description repeats it', async () => {
  const paths = [...contentDescription.paths, { path: '/cars-for-sale/all', methods: ['GET'] }];
  content.description = { ...contentDescription, paths };
  await eventually(
    async () => counted,
    (all) => all.includes('content claim'),
  );
  content.description = { ...contentDescription, timeoutMs: 4_000, paths };
  await eventually(
    async () => descriptions.called('content')?.timeoutMs,
    (ms) => ms === 4_000,
  );
  expect(countedOf('content')).toEqual(['content claim']);
  expect(servesPhotos()).toBe(true);
});

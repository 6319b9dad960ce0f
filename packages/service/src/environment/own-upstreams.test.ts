import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readEnvironment } from './environment';
import { ownUpstreams } from './own-upstreams';

const schema = z.object({ UPSTREAMS: ownUpstreams(['marketplace', 'content', 'accounts']) });
const read = (text: string) => readEnvironment(schema, { UPSTREAMS: text }).UPSTREAMS;
const recalls = { name: 'recalls', url: 'https://recalls.example/api/' };

test('upstreams are read, with defaults for absent fields', () => {
  expect(read(JSON.stringify([recalls]))).toEqual([
    {
      ...{ name: 'recalls', url: 'https://recalls.example/api', paths: ['/'] },
      ...{ timeoutMs: 5000, answerBytes: 1_000_000, breaker: { failures: 5, restMs: 10_000 } },
    },
  ]);
  expect(readEnvironment(schema, {}).UPSTREAMS).toEqual([]);
});

test('upstreams may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-upstreams-'));
  writeFileSync(join(folder, 'upstreams.json'), JSON.stringify([recalls]));
  expect(read(join(folder, 'upstreams.json'))).toMatchObject([{ name: 'recalls' }]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['invalid JSON', '[{'],
  ['a file that is not there', '/nowhere/upstreams.json'],
  ['another form', '[{"name":"recalls"}]'],
  ['another protocol than http', JSON.stringify([{ ...recalls, url: 'file:///etc/passwd' }])],
  ['two of one name', JSON.stringify([recalls, recalls])],
  ['one of the site’s own', JSON.stringify([{ ...recalls, name: 'marketplace' }])],
  ['a key that nobody knows', JSON.stringify([{ ...recalls, timeout: 5 }])],
])('%s stops the start', (_what, text) => {
  expect(() => read(text)).toThrow(/UPSTREAMS has to be a JSON list such as/);
});

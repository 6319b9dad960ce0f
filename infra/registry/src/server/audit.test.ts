import { auditSchema } from '@forecourt/contracts/registry-api';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.publish('mfe-sample', version);
  await registry.publish('mfe-other', '1.0.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
  const body = (why: string) => ({ version: '1.1.0', why });
  await registry.call('POST', '/v1/channels/maker/mfe-sample', body('=HYPERLINK("http://evil.example")'));
  await registry.call('POST', '/v1/channels/research/mfe-sample', body('said "well", twice'));
});
afterAll(() => registry.close());

const read = async (query: string) =>
  auditSchema.parse(await (await registry.call('GET', `/v1/audit?${query}`)).json());

test('pages follow one another to the first change, without a gap', async () => {
  const revisions: number[] = [];
  for (let before = ''; ; ) {
    const { entries, next } = await read(`limit=2${before}`);
    revisions.push(...entries.map(({ revision }) => revision));
    expect(entries.length).toBeLessThanOrEqual(2);
    if (next == null) break;
    before = `&before=${next}`;
  }
  expect(revisions).toEqual([6, 5, 4, 3, 2, 1]);
});

test.each([
  ['remote=mfe-other', [3]],
  ['brand=maker', [5, 4]],
  ['brand=maker&action=promote&limit=1', [5]],
  ['person=tests&remote=mfe-sample&action=publish', [2, 1]],
  ['person=nobody', []],
  ['until=2020-01-01', []],
  ['since=2020-01-01&remote=&brand=research', [6, 4]],
  ['since=2200-01-01', []],
])('%s finds the revisions %j', async (query, expected) => {
  expect((await read(query)).entries.map(({ revision }) => revision)).toEqual(expected);
});

test.each(['since=yesterday', 'action=explode', 'before=0', 'limit=1001'])('%s is refused', async (query) => {
  await problemOf(await registry.call('GET', `/v1/audit?${query}`), 400, 'bad-name');
});

test('the table has every change that the filters find, and no cell of it is a formula', async () => {
  const response = await registry.call('GET', '/v1/audit.csv?action=promote');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('"revision","at","who","person","action"');
  expect(lines[1]).toContain('"said ""well"", twice"');
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  for (const line of lines) expect(line).not.toMatch(/(^|,)"\s*[=+@-]/);
});

test('a dry run answers what would change, and changes nothing', async () => {
  const before = await (await registry.call('GET', '/v1/live')).json();
  const tried = await registry.call('POST', '/v1/channels/*/mfe-sample/rollback?dry-run=true', {});
  const answer = await tried.json();
  expect(answer.changes.map(({ brand, to }: { brand: string; to: unknown }) => [brand, to])).toEqual([
    ['research', { version: '1.0.0', canary: null }],
    ['maker', { version: '1.0.0', canary: null }],
  ]);
  expect(answer.skipped.map(({ brand }: { brand: string }) => brand)).toEqual(['certified', 'valuation']);
  expect(answer.revision).toBe(before.revision);
  expect(await (await registry.call('GET', '/v1/live')).json()).toEqual(before);
});

test('what is live says since when, by whom and until when it is on probation', async () => {
  const { brands, remotes, etag } = await (await registry.call('GET', '/v1/live')).json();
  expect(brands).toContain('maker');
  expect(etag).toBe((await registry.call('GET', '/v1/channels')).headers.get('etag'));
  const sample = remotes.find(({ remote }: { remote: string }) => remote === 'mfe-sample');
  expect(sample.channels.maker).toMatchObject({
    version: '1.1.0',
    since: { who: 'tests' },
    canary: null,
    withheld: [],
  });
  expect(Date.parse(sample.channels.maker.probationUntil)).toBeGreaterThan(Date.parse(sample.channels.maker.since.at));
});

test('a version’s parts are listed without its private files', async () => {
  const detail = await (await registry.call('GET', '/v1/remotes/mfe-sample/1.1.0')).json();
  expect(detail).toMatchObject({ remote: 'mfe-sample', version: '1.1.0', contract: expect.any(String) });
  expect(detail.bytes).toBe(detail.files.reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0));
  expect(detail.files.filter(({ path }: { path: string }) => path.startsWith('private/'))).toEqual([]);
  await problemOf(await registry.call('GET', '/v1/remotes/mfe-sample/9.0.0'), 404, 'unknown-version');
});

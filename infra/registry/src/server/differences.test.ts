import { integrityOf } from '@forecourt/contracts/integrity';
import { differencesSchema } from '@forecourt/contracts/registry-api';
import { type Offered, offering, publishBody, sampleUpload } from '@forecourt/gate/testing';
import { differencesOf, factsOf } from '../store/version-differences';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const remote = 'mfe-tiles';
const object = (properties: Record<string, { type: 'string' | 'integer' }>, required = Object.keys(properties)) => ({
  ...{ type: 'object' as const, properties, required },
});

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await publish('1.0.0', {
    slots: { inline: object({ position: { type: 'integer' }, page: { type: 'integer' } }) },
    overlays: { share: object({ listing: { type: 'string' } }) },
    server: 'exports.a = 1;',
  });
  await publish('1.1.0', {
    slots: { inline: object({ position: { type: 'integer' }, page: { type: 'string' } }, ['page']) },
    overlays: { save: object({}) },
    server: 'exports.a = 2;',
  });
});
afterAll(() => registry.close());

async function publish(version: string, offered: Offered) {
  const body = publishBody(offering(remote, version, offered));
  const answer = await registry.call('PUT', `/v1/remotes/${remote}/${version}`, { ...body, force: 'for this test' });
  expect([answer.status, answer.status === 201 ? '' : await answer.text()]).toEqual([201, '']);
}
const compare = (against: string, version: string, more = '') =>
  fetch(`${registry.url}/v1/remotes/${remote}/${version}/differences${more}?against=${against}`);
const differences = async (against: string, version: string) =>
  differencesSchema.parse(await (await compare(against, version)).json()).differences;

test('a version is compared with another one, without a token: what was added, removed and changed', async () => {
  const found = await differences('1.0.0', '1.1.0');
  const of = (part: string) => found.filter((one) => one.part === part).map(({ part: _, ...one }) => one);
  const [added, removed, changed] = [{ change: 'added' }, { change: 'removed' }, { change: 'changed' }];
  expect(of('props')).toEqual([
    { ...changed, name: 'slot inline', what: 'position', before: 'number', after: 'number, optional' },
    { ...changed, name: 'slot inline', what: 'page', before: 'number', after: 'string' },
    { ...added, name: 'overlay save', what: 'props', before: null, after: 'none' },
    { ...removed, name: 'overlay share', what: 'listing', before: 'string', after: null },
  ]);
  expect(of('fragments')).toContainEqual({ ...added, name: 'save', what: 'overlay', before: null, after: 'modal, sm' });
  expect(of('fragments')).toContainEqual({
    ...removed,
    name: 'share',
    what: 'hydrate',
    before: 'interaction',
    after: null,
  });
  // The same number of bytes, and other contents.
  expect(of('files')).toEqual([
    { ...changed, name: 'server.js', what: 'bytes', before: 14, after: 14 },
    { ...changed, name: 'remoteEntry.js', what: 'bytes', before: expect.any(Number), after: expect.any(Number) },
  ]);
  expect(of('contract')).toEqual([]);
});

test('the other way around additions are removals; a version does not differ from itself', async () => {
  const [there, back] = [await differences('1.0.0', '1.1.0'), await differences('1.1.0', '1.0.0')];
  const named = (list: typeof there, change: string) =>
    list.flatMap((one) => (one.change === change ? [`${one.part} ${one.name} ${one.what}`] : [])).sort();
  expect(named(back, 'removed')).toEqual(named(there, 'added'));
  expect(named(back, 'changed')).toEqual(named(there, 'changed'));
  expect(await differences('1.1.0', '1.1.0')).toEqual([]);
});

test('a file with another digest in its name is the same file, changed', () => {
  const rename =
    (digest: string, size: number) =>
    ({ files, fragments, ...manifest }: Parameters<NonNullable<Parameters<typeof sampleUpload>[2]>>[0]) => {
      const { 'static/panel.a1b2.css': _, ...others } = files;
      const path = `static/panel.${digest}.css`;
      const renamed = { ...fragments, panel: { ...fragments.panel!, css: [path] } };
      return {
        ...manifest,
        fragments: renamed,
        files: { ...others, [path]: { size, integrity: integrityOf(Buffer.from(digest)) } },
      };
    };
  const facts = (digest: string, size: number) => {
    const { files } = sampleUpload(remote, '1.0.0', rename(digest, size));
    const offers = { slots: {}, overlays: {}, events: {}, sources: {} };
    return factsOf(JSON.parse(Buffer.from(files.get('manifest.json')!).toString()), offers);
  };
  expect(differencesOf(facts('0123456789', 10), facts('9876543210', 12))).toContainEqual({
    ...{ part: 'files', change: 'changed', name: 'static/panel.css', what: 'bytes', before: 10, after: 12 },
  });
});

test('packages are compared for tokens of the remote; versions without a list are named', async () => {
  await problemOf(await compare('1.0.0', '1.1.0', '/packages'), 401, 'token-missing');
  const answer = await registry.call('GET', `/v1/remotes/${remote}/1.1.0/differences/packages?against=1.0.0`);
  const { differences: found, unlisted } = differencesSchema.parse(await answer.json());
  expect([found, unlisted]).toEqual([[], ['1.0.0', '1.1.0']]);
});

test.each([
  ['?against=9.9.9', 404, 'unknown-version'],
  ['?against=newest', 400, 'bad-name'],
  ['', 400, 'bad-name'],
] as const)('a comparison with "%s" is refused', async (query, status, code) => {
  await problemOf(await fetch(`${registry.url}/v1/remotes/${remote}/1.1.0/differences${query}`), status, code);
});

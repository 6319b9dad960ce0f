import { request } from 'node:http';
import { flagGates } from '@forecourt/contracts';
import { liveSchema } from '@forecourt/contracts/registry-api';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const remote of ['mfe-alerts', 'mfe-loans', 'mfe-recalls', 'mfe-trade']) {
    await registry.publish(remote, '1.0.0');
    await registry.promote('*', remote, '1.0.0');
  }
  await registry.publish('mfe-loans', '1.1.0');
  await registry.call('POST', '/v1/channels/maker/mfe-loans', { version: '1.1.0', percent: 10 });
});
afterAll(() => registry.close());

const read = async (query: string) => liveSchema.parse(await (await registry.call('GET', `/v1/live?${query}`)).json());
const namesIn = ({ remotes }: Awaited<ReturnType<typeof read>>) => remotes.map(({ remote }) => remote);

test('pages follow one another by name, and each says how many remotes there are', async () => {
  const first = await read('limit=3');
  expect(namesIn(first)).toEqual(['mfe-alerts', 'mfe-loans', 'mfe-recalls']);
  expect(first).toMatchObject({ found: 4, total: 4, next: 'mfe-recalls', owners: ['tests'] });
  const second = await read(`limit=3&after=${first.next}`);
  expect(namesIn(second)).toEqual(['mfe-trade']);
  expect(second).toMatchObject({ found: 4, next: null });
});

test('a page has fewer remotes if its cells would be too many, and at least one', async () => {
  const { brands } = await read('limit=1');
  const first = await read(`limit=3&cells=${2 * brands.length + 1}`);
  expect([namesIn(first), first.next]).toEqual([['mfe-alerts', 'mfe-loans'], 'mfe-loans']);
  const last = await read(`limit=3&cells=${2 * brands.length}&after=${first.next}`);
  expect([namesIn(last), last.next]).toEqual([['mfe-recalls', 'mfe-trade'], null]);
  expect(namesIn(await read('cells=1'))).toEqual(['mfe-alerts']);
  expect(namesIn(await read('limit=3&cells=3&brand=maker'))).toHaveLength(3);
});

test.each([
  ['remote=LOAN', ['mfe-loans']],
  ['remote=', ['mfe-alerts', 'mfe-loans', 'mfe-recalls', 'mfe-trade']],
  ['names=mfe-trade,mfe-alerts', ['mfe-alerts', 'mfe-trade']],
  ['names=mfe-tra', []],
  ['team=tests&remote=alert', ['mfe-alerts']],
  ['team=others', []],
  ['state=canary', ['mfe-loans']],
  ['state=canary&brand=research', []],
  ['state=trouble', []],
  ['state=withheld', []],
])('%s finds %j', async (query, remotes) => {
  const found = await read(query);
  expect(namesIn(found)).toEqual(remotes);
  expect(found.found).toBe(remotes.length);
});

test('with a brand only its channels are described, and all brands are still named', async () => {
  const { remotes, brands } = await read('brand=maker');
  expect(remotes.map(({ channels }) => Object.keys(channels))).toEqual(remotes.map(() => ['maker']));
  expect(brands).toContain('research');
});

test('only the latest versions are described where no more is wanted', async () => {
  const { remotes } = await read('brand=maker');
  expect((await read('brand=maker&fields=latest')).remotes).toEqual(
    remotes.map(({ remote, owner, latest }) => ({ remote, owner, latest, channels: {} })),
  );
});

test('each channel says what a rollback restores, and which flag hides all that it shows', async () => {
  const channelOf = async (remote: string) => (await read(`names=${remote}&brand=maker`)).remotes[0]?.channels.maker;
  expect(await channelOf('mfe-trade')).toMatchObject({ before: null, hiddenBy: [] });
  await registry.publish('mfe-trade', '1.1.0');
  await registry.promote('maker', 'mfe-trade', '1.1.0');
  expect(await channelOf('mfe-trade')).toMatchObject({ version: '1.1.0', before: '1.0.0' });
  const fragments = Object.keys(flagGates['mfe-ads'] ?? {});
  expect((await registry.publishFragments('mfe-ads', '1.0.0', fragments)).status).toBe(201);
  await registry.promote('maker', 'mfe-ads', '1.0.0');
  for (const [ads, hiddenBy] of [
    [false, ['ads']],
    [true, []],
  ]) {
    await registry.call('PATCH', '/v1/flags/maker', { values: { ads }, why: 'a trial' });
    expect(await channelOf('mfe-ads')).toMatchObject({ hiddenBy });
  }
});

test.each(['limit=0', 'limit=1001', 'limit=x', 'cells=0', 'state=fine'])('%s is refused with words', async (query) => {
  await problemOf(await registry.call('GET', `/v1/live?${query}`), 400, 'bad-name');
});

test('long answers are compressed; those with an entity tag are sent as they are', async () => {
  expect(await encodingOf('/v1/live')).toBe('br');
  expect(await encodingOf('/v1/channels')).toBeUndefined();
});

function encodingOf(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request(registry.url + path, { headers: { 'Accept-Encoding': 'gzip, br' } }, (response) => {
      response.resume();
      resolve(response.headers['content-encoding']);
    })
      .on('error', reject)
      .end();
  });
}

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandById } from '@forecourt/brands';
import { layoutSchema } from '@forecourt/contracts';
import { readPreview } from '@forecourt/service';
import { runFragment } from '../testing/command';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

const secret = 'a secret of sixteen letters and more';
const settings = {
  ...{ secret, shellPort: 3100 },
  publicOrigins: ['http://maker.localhost:8080', 'https://cars.example', 'https://worth.example'],
  brandHosts: new Map([['valuation', ['worth.example', 'www.worth.example']]]),
};

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({}, undefined, { previews: settings });
  for (const remote of ['mfe-recalls', 'mfe-ads']) await registry.publish(remote, '0.2.0');
});
afterAll(() => registry.close());

const fragment = (line: string, token?: string) =>
  runFragment(line, { url: registry.url, ...(token !== undefined && { token }) });
const linkIn = (out: string) => new URL(/^ {2}(http\S+)$/m.exec(out)?.[1] ?? 'none:');
const read = (url: URL, host = url.hostname) => readPreview(url.searchParams.get('token') ?? '', { host, secret });

test('a link shows unpromoted versions, several at once, on the page of the link, and changes nothing for visitors', async () => {
  const before = await (await registry.call('GET', '/v1/channels')).json();
  const page = '/cars-for-sale/all/toyota?zip=60563';
  const { out } = await fragment(`preview recalls@0.2.0 mfe-ads@0.2.0 --brand certified --page ${page} --hours 2`);
  expect(out).toMatch(
    /^mfe-recalls@0\.2\.0, mfe-ads@0\.2\.0 on certified, for browsers that open this link, until 20.* \(UTC\):/,
  );
  const url = linkIn(out);
  expect(url.origin + url.pathname).toBe('http://certified.localhost:3100/_shell/preview');
  const preview = read(url);
  expect(preview).toMatchObject({
    ...{ versions: { 'mfe-recalls': '0.2.0', 'mfe-ads': '0.2.0' }, page },
    hosts: ['certified.localhost'],
  });
  const hours = ((preview?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect([hours > 1.5, hours <= 2]).toEqual([true, true]);
  expect(await (await registry.call('GET', '/v1/channels')).json()).toEqual({
    ...before,
    revision: before.revision + 1,
  });
});

test('every link is in the audit log with its author, and with the versions that the brand does not serve', async () => {
  const { secret } = await (
    await registry.call('POST', '/v1/tokens', {
      ...{ name: 'recalls-ci', may: ['publish'], remotes: ['mfe-recalls'], brands: '*', expiresAt: null },
    })
  ).json();
  expect((await fragment('preview recalls@0.2.0 --brand maker', secret)).code).toBe(0);
  const { out } = await runFragment('audit --limit 1', { url: registry.url });
  expect(out).toMatch(/ recalls-ci +preview +mfe-recalls@0\.2\.0 +the link [0-9a-f]{12} for maker, until 20/);
  await registry.promote('maker', 'mfe-recalls', '0.2.0');
  expect((await fragment('preview recalls@0.2.0 --brand maker')).code).toBe(0);
  expect((await runFragment('audit --limit 1', { url: registry.url })).out).toMatch(/ preview +the link \w+ for maker/);
});

test('valid links are listed, of one brand or all, and revoked with a reason', async () => {
  const made = (await fragment('preview recalls@0.2.0 mfe-ads@0.2.0 --brand certified --hours 2')).out;
  const id = /preview revoke (\w{12})$/.exec(made)?.[1] ?? 'none';
  const row = new RegExp(
    `^${id} +tests +20\\S+ \\S+ +certified +/cars-for-sale/all +mfe-recalls@0.2.0 mfe-ads@0.2.0$`,
    'm',
  );
  expect((await fragment('preview list')).out).toMatch(row);
  expect((await fragment('preview list --brand certified')).out).toMatch(row);
  expect((await fragment('preview list --brand valuation')).out).not.toContain(id);
  const revoked = await runFragment(`preview revoke ${id} --why mistaken`, { url: registry.url });
  expect(revoked.out).toMatch(new RegExp(`^The link ${id} is revoked`));
  expect((await fragment('preview list')).out).not.toContain(id);
  const { out } = await fragment('audit --limit 1');
  expect(out).toMatch(new RegExp(` revoke-preview +.*the link ${id} for certified, until .*, mistaken$`, 'm'));
});

test('a link shows a layout of a file that is not set', async () => {
  const folder = await temporaryFolder();
  const { out: json } = await fragment('layout show --page results --brand maker --json');
  const layout = { ...layoutSchema.parse(JSON.parse(json)), arrangement: 'stacked' };
  await writeFile(join(folder, 'results.json'), JSON.stringify(layout));
  const { out } = await runFragment('preview --layout results=results.json --brand maker', {
    url: registry.url,
    cwd: folder,
  });
  expect(out).toMatch(/^the layout of results in results\.json on maker, for browsers that open this link/);
  expect(read(linkIn(out))?.layout).toEqual({ pageType: 'results', layout });
  await rm(folder, { recursive: true });
});

test('a link is for the first brand by default, leads to the brand’s public host, and is valid on all its hosts and no other', async () => {
  const first = linkIn((await fragment('preview recalls@0.2.0')).out);
  expect([first.origin, read(first)?.page]).toEqual(['https://cars.example', '/cars-for-sale/all']);
  for (const host of ['cars.example', ...brandById('research').hosts]) expect(read(first, host)).not.toBeNull();
  expect(read(first, 'maker.localhost')).toBeNull();
  const other = linkIn((await fragment('preview recalls@0.2.0 --brand maker')).out);
  expect([other.origin, read(other)?.hosts]).toEqual(['http://maker.localhost:8080', ['maker.localhost']]);
});

test('a link leads to the host that the operator has named for the brand, and is valid on each of its hosts', async () => {
  const link = linkIn((await fragment('preview recalls@0.2.0 --brand valuation')).out);
  expect(link.origin).toBe('https://worth.example');
  for (const host of ['worth.example', 'www.worth.example', 'valuation.localhost'])
    expect(read(link, host)).not.toBeNull();
  expect(read(link, 'cars.example')).toBeNull();
});

test.each([
  ['preview recalls@9.9.9 ads@8.8.8', 1, /Not published: mfe-recalls@9\.9\.9, mfe-ads@8\.8\.8/],
  ['preview constructor@0.2.0', 1, /Not published: constructor@0\.2\.0/],
  ['preview recalls@0.2.0 --brand nobody', 1, /There is no brand "nobody"\. Take one of research, /],
  ['preview recalls@0.2.0 --page //elsewhere.example', 1, /page: a path of the site/],
  [`preview recalls@0.2.0 --page /${'a'.repeat(1200)}`, 1, /page: /],
  ['preview recalls@0.2.0 --hours 25', 2, /--hours "25" is not a number above 0, at most 24/],
  ['preview', 2, /preview needs to know which versions/],
  ['preview --layout results.json', 2, /names no page type and file/],
  ['preview --layout results=nowhere.json', 1, /nowhere\.json cannot be read/],
  ['preview recalls', 2, /names no version/],
  ['preview list recalls', 2, /preview list takes no further argument/],
  ['preview revoke', 2, /needs the id of one link/],
  ['preview revoke recalls@0.2.0', 2, /needs the id of one link/],
  ['preview revoke 000000000000 000000000001', 2, /needs the id of one link/],
  ['preview revoke 000000000000', 1, /No valid preview link has the id 000000000000/],
])('"%s" is refused with the reason', async (line, code, reason) => {
  const answer = await fragment(line);
  expect([answer.code, answer.err]).toEqual([code, expect.stringMatching(reason)]);
});

test('a link to many versions with long names fits into a cookie', async () => {
  const many = Array.from({ length: 19 }, (_, index) => `mfe-recalls-${'x'.repeat(50)}${index}`);
  const version = `0.2.0-${'b'.repeat(50)}`;
  for (const remote of many) await registry.publish(remote, version);
  const versions = Object.fromEntries(many.map((remote) => [remote, version]));
  const body = { versions, page: `/${'a'.repeat(900)}`, brand: 'maker' };
  const answer = await registry.call('POST', '/v1/previews', body);
  const { url } = await answer.json();
  expect(read(new URL(url))?.versions).toEqual(versions);
  expect(url.length).toBeLessThan(3500);
});

test('tokens with the permission to publish, promote or preview a remote may preview it, and no others', async () => {
  const add = async (scope: string) =>
    /REGISTRY_TOKEN=(\S+)/.exec((await fragment(`token add ${scope}`)).out)?.[1] ?? '';
  const code = async (token: string, what = 'recalls@0.2.0') => (await fragment(`preview ${what}`, token)).code;
  for (const permission of ['publish', 'promote', 'preview'])
    expect(await code(await add(`${permission}er --may ${permission} --remote mfe-recalls`))).toBe(0);
  const own = await add('own --may publish --remote mfe-recalls');
  expect(await code(own, 'recalls@0.2.0 ads@0.2.0')).toBe(1);
  const reader = await fragment('preview recalls@0.2.0', await add('reader --may read,place'));
  expect([reader.code, reader.err]).toEqual([1, expect.stringContaining('may place, read, not preview')]);
  await problemOf(
    await registry.call('POST', '/v1/previews', {}, { authorization: 'Bearer fcr_guessed' }),
    401,
    'token-wrong',
  );
});

test('every command of docs/preview.md works unchanged', async () => {
  const document = await readFile(join(__dirname, '../../../../docs/preview.md'), 'utf8');
  const blocks = [...document.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  expect(blocks.length).toBeGreaterThan(2);
  await registry.publish('mfe-ads', '1.2.0');
  for (const line of blocks) expect([line, (await fragment(line.replace(/^fragment /, ''))).err]).toEqual([line, '']);
});

test('a registry without a secret creates no links, and names the missing setting', async () => {
  const plain = await startTestRegistry();
  const { code, err } = await runFragment('preview recalls@0.2.0', { url: plain.url });
  expect([code, err]).toEqual([1, expect.stringContaining('Set PREVIEW_SECRET')]);
  await plain.close();
});

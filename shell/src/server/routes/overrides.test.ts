import { signOverrides } from '../steps/plan/overrides';
import { plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

const secret = 'a secret of sixteen letters and more';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const token = (versions: Record<string, string> = { 'mfe-filters': '1.1.0' }, expires = inAnHour(), by = secret) =>
  signOverrides({ versions, host: '127.0.0.1', expires }, by);
const elsewhere = () =>
  signOverrides({ versions: { 'mfe-filters': '1.1.0' }, host: 'maker.localhost', expires: inAnHour() }, secret);

describe('/_shell/override', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite({ env: { OVERRIDE_SECRET: secret } });
    // Live on another brand.
    site.registry.publish(plainRemotes('1.1.0')['mfe-filters']!, { promote: false });
    site.registry.promote('mfe-filters', '1.0.0');
    const { snapshot } = site.registry;
    const maker = { ...snapshot.channels.maker, 'mfe-filters': { version: '1.1.0', canary: null } };
    site.registry.snapshot = { ...snapshot, channels: { ...snapshot.channels, maker } };
    await site.restartShell();
  });
  afterAll(() => site.close());

  const visit = (query: string) => site.page(`/_shell/override${query}`);
  const cookieOf = async (query: string) => (await visit(query)).headers.get('set-cookie')?.split(';')[0] ?? '';

  test('a signed token shows a live version of another brand to this browser only, until it is ended', async () => {
    const answer = await visit(`?token=${token()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cars-for-sale/all']);
    expect(answer.headers.get('set-cookie')).toMatch(/^fc_override=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);

    const tester = await site.page(undefined, { cookie: await cookieOf(`?token=${token()}`) });
    expect([tester.version('filters'), tester.outcome('filters')]).toEqual(['1.1.0', 'ok']);
    expect(tester.headers.get('cache-control')).toBe('private, no-store');
    expect((await site.page()).version('filters')).toBe('1.0.0');

    const ended = await visit('');
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/cars-for-sale/all']);
    expect(ended.headers.get('set-cookie')).toMatch(/^fc_override=; .*Expires=Thu, 01 Jan 1970/);
  });

  test.each([
    ['signed by somebody else', () => token(undefined, undefined, 'another secret of many letters')],
    ['changed after it was signed', () => token().replace(/^../, 'ab')],
    ['expired', () => token(undefined, inAnHour() - 3601)],
    ['that would last above a day', () => token(undefined, inAnHour() + 24 * 3600)],
    ['for another host', elsewhere],
    ['with a third part', () => `${token()}.more`],
    ['of versions that are none', () => token({ 'mfe-filters': '../1.0.0' })],
    ['no token at all', () => 'x'],
    ['given twice', () => `${token()}&token=${token()}`],
  ])('a token %s is refused', async (_title, make) => {
    const refused = await visit(`?token=${make()}`);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toMatch('application/problem+json');
    expect(refused.headers.has('set-cookie')).toBe(false);
    expect(JSON.parse(refused.html)).toMatchObject({ type: 'shell/bad-override', status: 403 });
  });

  test.each([
    ['signed by somebody else', () => token(undefined, undefined, 'another secret of many letters')],
    ['expired', () => token(undefined, inAnHour() - 3601)],
    ['for another host', elsewhere],
  ])('a cookie %s counts as none', async (_title, make) => {
    const page = await site.page(undefined, { cookie: `fc_override=${make()}` });
    expect([page.version('filters'), page.outcome('filters')]).toEqual(['1.0.0', 'ok']);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('a version that the registry does not know counts as none, and its name stays out of the figures', async () => {
    const page = await site.page(undefined, { cookie: `fc_override=${token({ 'mfe-filters': '7.7.7' })}` });
    expect([page.version('filters'), page.outcome('filters')]).toEqual(['1.0.0', 'ok']);
    expect(await site.metrics()).not.toContain('7.7.7');
  });
});

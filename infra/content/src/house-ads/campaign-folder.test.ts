import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import * as z from 'zod';
import { startTestServer } from '../testing/server';
import { CampaignFolder } from './campaign-folder';
import { campaigns as own } from './campaigns';
import { adsSchema } from './schema';

let folder: string;
let logged: { reason?: string; servedInstead?: string }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
  logged = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const open = (landingOrigins: readonly string[] = []) => {
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return new CampaignFolder({ folder, landingOrigins, log });
};
const good = {
  ...{ id: 'tyres', theme: 'warranty', headline: 'Tyres', body: 'Four of them.', cta: 'See', href: '/car-insurance' },
};
/** Each text has another length, so that the file is another one in any case. */
const write = (value: unknown) =>
  writeFileSync(join(folder, 'campaigns.json'), typeof value === 'string' ? value : JSON.stringify(value));

test('without a file the site has its own campaigns', async () => {
  const campaigns = open();
  await campaigns.look();
  expect([campaigns.origin, campaigns.campaigns, campaigns.refusal]).toEqual(['own', own, null]);
});

test('a file is served as soon as it exists, and the site’s own campaigns again when it is removed', async () => {
  const campaigns = open();
  write([good]);
  await campaigns.look();
  expect([campaigns.origin, campaigns.campaigns.map(({ id }) => id)]).toEqual(['file', ['tyres']]);
  rmSync(join(folder, 'campaigns.json'));
  await campaigns.look();
  expect(campaigns.origin).toBe('own');
});

const noise = randomBytes(20_000_000);
test.each<[string, unknown, RegExp]>([
  ['leads elsewhere', [{ ...good, href: 'https://elsewhere.example/x' }], /href: leads to another site/],
  ['leads to wherever the page came from', [{ ...good, href: '//elsewhere.example' }], /href: leads to another site/],
  ['leads to script', [{ ...good, href: 'javascript:alert(1)' }], /href: leads to another site/],
  ['ends before it begins', [{ ...good, from: '2026-12-02', until: '2026-12-01' }], /dates are the wrong way round/],
  ['has a day that there is not', [{ ...good, from: '2026-02-30' }], /a day such as/],
  ['has caps of 0', [{ ...good, capPerDay: 0, perDay: 0 }], /capPerDay: a cap of 0.*perDay: a cap of 0/],
  ['has a picture of 20 MB', [{ ...good, picture: { file: 'large.png', alt: '' } }], /has 20000000 bytes; 150000/],
  ['has a picture that is none', [{ ...good, picture: { file: 'text.png', alt: '' } }], /not a readable picture/],
  ['has a picture that is too small', [{ ...good, picture: { file: 'dot.png', alt: '' } }], /is 8 × 8/],
  ['has a picture that is not there', [{ ...good, picture: { file: 'gone.png', alt: '' } }], /cannot be read/],
  ['has a picture outside', [{ ...good, picture: { file: '../x.png', alt: '' } }], /a file name such as/],
  ['is there twice', [good, good], /"tyres" is used twice/],
  ['has words without end', [{ ...good, headline: 'x'.repeat(61) }], /headline/],
  ['knows a field that there is not', [{ ...good, script: 'x' }], /script/],
  ['is no JSON', '{"tyres":', /JSON/],
  ['is no list', { tyres: good }, /array/],
])(
  'a campaign that %s is refused with the reason, and the last valid campaigns stay in use',
  async (_, wrong, reason) => {
    const campaigns = open();
    write([{ ...good, id: 'before' }]);
    await campaigns.look();
    writeFileSync(join(folder, 'large.png'), noise);
    writeFileSync(join(folder, 'text.png'), 'no picture');
    const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png();
    writeFileSync(join(folder, 'dot.png'), await dot.toBuffer());
    write(wrong);
    await campaigns.look();
    expect(campaigns.refusal).toMatch(reason);
    expect(campaigns.campaigns.map(({ id }) => id)).toEqual(['before']);
    expect(logged).toMatchObject([{ reason: expect.stringMatching(reason) }]);

    // A start finds the last good ones, too.
    const restarted = open();
    await restarted.look();
    expect([restarted.origin, restarted.campaigns.map(({ id }) => id)]).toEqual(['last-good', ['before']]);
  },
);

test('without earlier valid campaigns, the site’s own stay in use', async () => {
  const campaigns = open();
  write('[');
  await campaigns.look();
  expect([campaigns.origin, campaigns.campaigns]).toEqual(['own', own]);
});

test('ads may lead to allowed sites, their markup is shown as text, and pictures are served under a hash of their bytes', async () => {
  mkdirSync(join(folder, 'campaigns'));
  const picture = sharp({ create: { width: 480, height: 300, channels: 3, background: '#123456' } }).webp();
  writeFileSync(join(folder, 'campaigns', 'tyres.webp'), await picture.toBuffer());
  const campaign = {
    ...good,
    headline: '<b>Tyres</b> & more',
    href: 'https://tyres.example/offers?from=us',
    picture: { file: 'tyres.webp', alt: 'Four tyres' },
  };
  writeFileSync(join(folder, 'campaigns', 'campaigns.json'), JSON.stringify([campaign]));
  const server = await startTestServer(
    {},
    { folder: join(folder, 'campaigns'), landingOrigins: ['https://tyres.example'] },
  );
  try {
    const { ads } = await server.get('/ads/house?placements=footer', adsSchema);
    expect(ads.footer).toMatchObject({ headline: '<b>Tyres</b> & more', href: campaign.href });
    const { src = '' } = ads.footer?.picture ?? {};
    expect(src).toMatch(/^\/ads\/pictures\/[0-9a-f]{16}\.webp$/);
    const response = await fetch(server.url + src);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await server.problem('/ads/pictures/campaigns.json', 404)).toMatchObject({
      type: 'content/unknown-picture',
    });
    expect(await server.get('/healthz', z.unknown())).toMatchObject({ houseAds: 1, campaigns: 'file', refused: null });
  } finally {
    await server.close();
  }
});

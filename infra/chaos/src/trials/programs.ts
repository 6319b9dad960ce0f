import fc from 'fast-check';
import type { Ask, Bounds, Trial } from '../trial';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
/** Pages are made of what is gone: they come back with it. */
const gone: Bounds = { mayLose: true, worstMs: 15_000, healsWithinMs: 12_000 };

const all = '/cars-for-sale/all';
const leaving: fc.Arbitrary<Ask> = fc
  .tuple(fc.nat(200), fc.nat(9000))
  .map(([leavesAfterMs, price]) => ({ target: `${all}?minPrice=${price}`, leavesAfterMs: leavesAfterMs + 1 }));

const pages: fc.Arbitrary<Ask> = fc.nat(90_000).map((price) => ({ target: `${all}?minPrice=${price}` }));

const remote = { remote: 'mfe-ads', fragments: { 'footer-banner': "return h('p');", 'grid-ad': "return h('p');" } };

/** A source has 3 s: its slot comes at the end of a page that is there after half a second. Its breaker rests before it asks again. */
const rested: Bounds = { worstMs: 4000, healsWithinMs: 15_000 };
const feeds = [
  ['the advertisements', 'content', '/ads', 'mfe-ads'],
  ["the dealer's showcase", 'marketplace', '/rest/lsc/listing/alpha', 'mfe-showcase'],
] as const;
const misbehaviours = ['hangs', 'drips', 'swells', 'lies', 'breaks off'] as const;
const upstreamTrials = feeds.flatMap(([what, upstream, path, remote]) =>
  misbehaviours.map(
    (does): Trial => ({
      name: `the answer with ${what} ${does}`,
      ...{ room: 'shell', severity: 'medium', bounds: rested },
      attack: { kind: 'upstream', upstream, path, does, feeds: remote },
      remedy: 'an answer has a time limit and a maximum size, and optional parts are left out',
    }),
  ),
);

/** What pages are made of comes like that: they are errors, every one ends, and all are back with it. */
const listingTrials = (['drips', 'swells'] as const).map(
  (does): Trial => ({
    name: `the answer with the listings ${does}`,
    ...{ room: 'shell', severity: does === 'drips' ? 'high' : 'medium' },
    // What drips has its time, what swells is cut as soon as it is too large.
    bounds: { mayLose: true, worstMs: does === 'drips' ? 21_000 : 5000, healsWithinMs: 15_000 },
    attack: {
      ...{ kind: 'upstream', upstream: 'marketplace', path: '/rest/lsc/listing', does, feeds: 'mfe-search-results' },
    },
    remedy: 'an answer has a time limit and a maximum size',
  }),
);

/** What happens to the programs themselves. */
export const programTrials: readonly Trial[] = [
  ...[...upstreamTrials, ...listingTrials],
  {
    name: '500 connections never end their requests',
    ...{ room: 'shell', severity: 'medium', bounds },
    attack: { kind: 'connections', count: 500 },
    remedy: 'connections that say too little are closed, and cost little until then',
  },
  {
    name: 'the registry is killed',
    ...{ room: 'registry', severity: 'high', bounds, fast: true },
    attack: { kind: 'program', program: 'registry', happens: 'killed', forMs: 500 },
    remedy: 'the shell serves the last plan that it knows',
  },
  {
    name: 'the registry stands still',
    ...{ room: 'registry', severity: 'high', bounds },
    attack: { kind: 'program', program: 'registry', happens: 'stopped', forMs: 5000 },
    remedy: 'no page waits for it',
  },
  {
    name: 'a version has a source of another service',
    ...{ room: 'registry', severity: 'low', bounds, fast: true },
    attack: {
      kind: 'refusal',
      version: { ...remote, manifest: { sources: { x: { upstream: 'content', path: '/metrics', timeoutMs: 500 } } } },
    },
    remedy: 'the registry has a list of the paths that remotes may request',
  },
  {
    name: 'a manifest of 5 MB',
    ...{ room: 'registry', severity: 'low', bounds },
    attack: { kind: 'refusal', version: { ...remote, fallback: `<p>${'x'.repeat(5_000_000)}</p>` } },
    remedy: 'a manifest has a maximum size',
  },
  {
    name: 'the shell is killed',
    ...{ room: 'shell', severity: 'low', bounds: gone },
    attack: { kind: 'program', program: 'shell', happens: 'killed', forMs: 100 },
    remedy: 'it starts with its stored data',
  },
  {
    name: 'the shell is killed, its stored files are damaged, and the services that could send them again are down',
    ...{ room: 'shell', severity: 'medium', bounds: gone },
    attack: {
      kind: 'misuse',
      async does(site, { haveSeen }) {
        const { shell, registry, marketplace } = site.programs;
        for (const program of [shell, registry, marketplace]) await program.end('SIGKILL');
        for (const path of ['shell/reference.json', 'shell/snapshot.json']) site.tear(path);
        await shell.start();
        await haveSeen(4);
        for (const program of [registry, marketplace]) await program.start();
        return [];
      },
    },
    remedy: 'unreadable files are moved aside, and fetched again until they arrive',
  },
  {
    name: '300 pages are requested at once',
    ...{ room: 'shell', severity: 'high', bounds: { worstMs: 3000, healsWithinMs: 2000 } },
    attack: { kind: 'requests', asks: pages, atOnce: 300 },
    remedy: 'requests beyond the limit are refused with a time to try again',
  },
  {
    name: 'clients leave before they are answered, 300 at once',
    ...{ room: 'shell', severity: 'high', bounds: { worstMs: 3000, healsWithinMs: 2000 } },
    attack: { kind: 'requests', asks: leaving, atOnce: 300 },
    remedy: 'work for clients that left is cancelled; requests beyond the limit are refused with a time to try again',
  },
  {
    name: 'clients leave before they are answered, four at once',
    ...{ room: 'shell', severity: 'low', bounds },
    attack: { kind: 'requests', asks: leaving, atOnce: 4 },
    remedy: 'work for clients that left is cancelled',
  },
  {
    name: 'the content service is killed',
    ...{ room: 'shell', severity: 'low', bounds: { ...bounds, healsWithinMs: 15_000, mayLose: true } },
    attack: { kind: 'program', program: 'content', happens: 'killed', forMs: 500 },
    remedy: 'optional parts are left out',
  },
  {
    name: 'the accounts are killed',
    ...{ room: 'shell', severity: 'low', bounds, fast: true },
    attack: { kind: 'program', program: 'accounts', happens: 'killed', forMs: 500 },
    remedy: 'pages do not request them',
  },
  {
    name: 'the marketplace is killed',
    ...{ room: 'marketplace', severity: 'high', bounds: { worstMs: 15_000, healsWithinMs: 12_000, mayBeLate: true } },
    attack: { kind: 'program', program: 'marketplace', happens: 'killed', forMs: 1000 },
    remedy: 'the last answers are shown with a notice, and the breaker closes once it answers again',
  },
  {
    name: 'the marketplace stands still',
    // Known searches are answered with what was known after 4 s.
    ...{ room: 'marketplace', severity: 'high', bounds: { worstMs: 9000, healsWithinMs: 12_000, mayBeLate: true } },
    attack: { kind: 'program', program: 'marketplace', happens: 'stopped', forMs: 8000 },
    remedy: 'a search that takes too long is answered with its last answer and a notice',
  },
  {
    name: 'one search in a thousand places',
    ...{ room: 'marketplace', severity: 'low', bounds },
    attack: {
      ...{ kind: 'requests', atOnce: 8 },
      asks: fc.tuple(fc.nat(99_999), fc.nat(500), fc.nat(10_000)).map(([zip, radius, first]) => ({
        target: `${all}?zip=${String(zip).padStart(5, '0')}&searchRadius=${radius}&firstRecord=${first}&numRecords=100`,
      })),
    },
    remedy: 'pages have a maximum size, and searches queue',
  },
];

import { type ServiceDescription, serviceDescriptionSchema } from '@forecourt/contracts';
import { actions, pageTypes, reservedPaths } from '../pages';
import { type Description, plainDescription } from '../testing/fake-upstream';
import { Offers } from './offers';

const described = (more: Partial<Description>): ServiceDescription =>
  serviceDescriptionSchema.parse({ ...plainDescription, ...more });
const read: Description['paths'][number]['methods'] = ['GET', 'HEAD'];
const form = (path: string) => ({ path, failed: 'Nothing was changed', back: 'Back' });
const accounts = described({
  title: 'accounts service',
  paths: [
    { path: '/account-api', methods: [...read, 'POST'] },
    { path: '/account-api/oidc', methods: [...read, 'POST', 'OPTIONS'], authorizes: true, timeoutMs: 700 },
  ],
  forms: [form('/account-api/sign-in')],
});

test('a request leads to the service that offers its path or one above, of two to the longer one', () => {
  const offers = new Offers(new Map([['accounts', accounts]]), []);
  expect(offers.pathAt('/account-api/sign-in')).toMatchObject({
    upstream: 'accounts',
    path: '/account-api',
    timeoutMs: 10_000,
  });
  expect(offers.pathAt('/account-api/oidc/token')).toMatchObject({ path: '/account-api/oidc', timeoutMs: 700 });
  for (const path of ['/account-apis', '/account', '/']) expect(offers.pathAt(path)).toBeUndefined();
  expect(offers.formAt('/account-api/sign-in')).toMatchObject({ to: { path: '/account-api' }, answerBytes: 1_000_000 });
  for (const path of ['/account-api', '/account-api/sign-in/x', 'constructor'])
    expect(offers.formAt(path)).toBeUndefined();
});

test.each([
  '/cars-for-sale/all',
  '/cars-for-sale/all/toyota',
  '/cars-for-sale',
  '/account',
  '/about',
  '/_shell/x',
  '/.well-known',
])(
  'a service that claims %s, where the site has something of its own, is refused, and keeps its other paths',
  (path) => {
    const content = described({
      paths: [
        { path, methods: read },
        { path: '/ads', methods: read },
      ],
    });
    const offers = new Offers(new Map([['content', content]]), reservedPaths);
    expect(offers.refused).toEqual([
      { upstream: 'content', path, reason: expect.stringMatching(/is the site’s own$/) },
    ]);
    expect([offers.pathAt(path), offers.pathAt('/ads/house')?.upstream]).toEqual([undefined, 'content']);
  },
);

test.each(['/account-api', '/account-api/sign-in', '/account-api/oidc/x'])(
  'a service that claims %s of another one is refused, whichever of them was known first',
  (path) => {
    const content = described({ paths: [{ path, methods: ['POST'] }], forms: [form(path)] });
    const pairs: ['accounts' | 'content', ServiceDescription][] = [
      ['accounts', accounts],
      ['content', content],
    ];
    for (const known of [pairs, pairs.toReversed()]) {
      const offers = new Offers(new Map(known), []);
      expect(offers.pathAt(path)?.upstream).toBe('accounts');
      expect(offers.formAt(path)?.to.upstream).not.toBe('content');
      expect(offers.refused).toContainEqual({
        upstream: 'content',
        path,
        reason: expect.stringContaining('served by accounts'),
      });
    }
  },
);

test('a form outside the paths of its service, or on a path without POST, is refused', () => {
  const content = described({
    paths: [{ path: '/ads', methods: read }],
    forms: [form('/ads/answer'), form('/elsewhere')],
  });
  const offers = new Offers(new Map([['content', content]]), []);
  expect([offers.formAt('/ads/answer'), offers.formAt('/elsewhere')]).toEqual([undefined, undefined]);
  expect(offers.refused.map(({ path }) => path)).toEqual(['/ads/answer', '/elsewhere']);
});

test('every page and every action of the site is on a path that no service may claim', () => {
  const isReserved = (path: string) => reservedPaths.some((each) => path === each || path.startsWith(`${each}/`));
  for (const { roots } of pageTypes) expect(roots.length).toBeGreaterThan(0);
  expect(actions.map(({ path }) => path).filter((path) => !isReserved(path))).toEqual(['/cars-for-sale', '/']);
  // A page about a part of something shares its root with the page about the whole.
  for (const root of pageTypes.flatMap(({ roots }) => roots)) {
    const below = pageTypes.filter(({ roots }) => roots.includes(root));
    expect([root, below.some(({ matches }) => matches(root) || matches(`${root}/x`))]).toEqual([root, true]);
  }
});

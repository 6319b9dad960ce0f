import fc from 'fast-check';
import { type Address, findView, hrefOf, isBelow, type Path, searchOf } from './addresses';

/** Texts as people may type them, and such as an address could take for something else. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom(
    '1',
    '1.0',
    '2026-01-31',
    'true',
    'null',
    '"1.0"',
    '"',
    '""',
    '"a',
    'a b',
    'a+b',
    'a&b=c',
    '*',
    '#',
    '%',
  ),
);
/** A part of a path; browsers resolve `.` and `..` themselves. */
const part = text.filter((one) => !/^\.\.?$/.test(one));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const texts = <Name extends string>(...names: Name[]) =>
  fc.record(
    Object.fromEntries(names.map((name) => [name, maybe(text)])) as Record<Name, fc.Arbitrary<string | undefined>>,
  );
const version = maybe(fc.nat());

/** For each view some of its addresses. */
const addresses: { [P in Path]: fc.Arbitrary<Omit<Address<P>, 'hash'>> } = {
  '/': fc.record({
    to: fc.constant('/' as const),
    search: fc
      .tuple(texts('remote', 'team', 'brand'), maybe(fc.constantFrom('trouble' as const, 'withheld' as const)))
      .map(([given, state]) => ({ ...given, state })),
  }),
  '/remotes/$remote': fc.record({
    to: fc.constant('/remotes/$remote' as const),
    params: fc.record({ remote: part }),
    search: fc
      .tuple(
        texts('brand', 'version', 'compare'),
        maybe(fc.constantFrom('rollback' as const, 'stop-canary' as const)),
        maybe(fc.double({ min: 0, max: 100, minExcluded: true, noNaN: true })),
      )
      .map(([given, action, percent]) => ({ ...given, action, percent })),
  }),
  '/watch/$remote': fc.record({
    to: fc.constant('/watch/$remote' as const),
    params: fc.record({ remote: part }),
    search: texts('brand'),
  }),
  '/pages/{-$brand}/{-$page}': fc.record({
    to: fc.constant('/pages/{-$brand}/{-$page}' as const),
    params: fc.oneof(fc.constant({}), fc.record({ brand: part }), fc.record({ brand: part, page: part })),
    search: fc.record({ to: version }),
  }),
  '/brands/{-$brand}': fc.record({
    to: fc.constant('/brands/{-$brand}' as const),
    params: fc.oneof(fc.constant({}), fc.record({ brand: part })),
    search: fc.record({
      from: maybe(text),
      form: maybe(fc.constantFrom('change' as const, 'remove' as const)),
      to: version,
    }),
  }),
  '/incidents': fc.record({ to: fc.constant('/incidents' as const), search: fc.constant({}) }),
  '/flags': fc.record({
    to: fc.constant('/flags' as const),
    search: fc
      .tuple(texts('brand', 'flag'), maybe(fc.constantFrom('on' as const, 'own' as const)))
      .map(([given, to]) => ({ ...given, to })),
  }),
  '/previews': fc.record({
    to: fc.constant('/previews' as const),
    search: fc
      .tuple(texts('brand', 'page', 'mix'), maybe(fc.integer({ min: 1, max: 24 })))
      .map(([given, hours]) => ({ ...given, hours })),
  }),
  '/audit': fc.record({
    to: fc.constant('/audit' as const),
    search: texts('person', 'remote', 'brand', 'page', 'action', 'since', 'until'),
  }),
  '/access': fc.record({ to: fc.constant('/access' as const), search: fc.constant({}) }),
  '/sign-in': fc.record({ to: fc.constant('/sign-in' as const), search: fc.constant({}) }),
};

const inBrowser = (href: string) => new URL(href, 'http://registry.example');

test.each(Object.keys(addresses) as Path[])('an address of %s is read as it was written', (path) => {
  fc.assert(
    fc.property(addresses[path] as fc.Arbitrary<Address<Path>>, (address) => {
      const { pathname, search } = inBrowser(hrefOf(address));
      expect(findView(pathname)).toEqual({ path, params: address.params ?? {} });
      expect(searchOf(path, search)).toEqual(address.search);
    }),
  );
});

test.each([
  [{ to: '/' } as const, '/console/'],
  [{ to: '/', search: { remote: undefined } } as const, '/console/'],
  [{ to: '/pages/{-$brand}/{-$page}' } as const, '/console/pages'],
  [
    { to: '/brands/{-$brand}', params: { brand: undefined }, search: { from: 'maker' }, hash: 'new' } as const,
    '/console/brands?from=maker#new',
  ],
  [
    {
      to: '/remotes/$remote',
      params: { remote: 'a/b' },
      search: { action: 'canary', version: '1.0', percent: 5 },
    } as const,
    '/console/remotes/a%2Fb?action=canary&version=1.0&percent=5',
  ],
])('%j is written as %s', (address, href) => {
  expect(hrefOf(address as Address<Path>)).toBe(href);
});

test.each([
  ['/', '?remote=%221.0%22&brand=%22', { remote: '1.0', brand: '"' }],
  ['/remotes/$remote', '?version=1.0&percent=2.5', { version: '1.0', percent: 2.5 }],
  ['/remotes/$remote', '?version=%221.10%22&action=none&percent=101', { version: '1.10' }],
  ['/audit', '?since=2026-01-31&person=12&other=x', { since: '2026-01-31', person: '12' }],
  ['/previews', '?hours=25&mix=a%401.0.0%2Cb%402.0.0', { mix: 'a@1.0.0,b@2.0.0' }],
  ['/pages/{-$brand}/{-$page}', '?to=', {}],
  ['/brands/{-$brand}', '?to=-1&form=other', {}],
] as const)('an address of %s with %s, also one of before, says %j', (path, search, read) => {
  expect(searchOf(path, search)).toEqual(read);
});

test.each([
  ['/console', '/'],
  ['/console/audit/', '/audit'],
  ['/console/remotes', undefined],
  ['/console/remotes/a/b', undefined],
  ['/console/remotes/%', undefined],
  ['/console/other', undefined],
  ['/consoles', undefined],
  ['/v1/audit.csv', undefined],
])('%s is the view %s', (pathname, path) => {
  expect(findView(pathname)?.path).toBe(path);
});

test('other pages of the registry are not the console’s', () => {
  expect(['/console', '/console/flags', '/consoles', '/v1/console/'].map(isBelow)).toEqual([true, true, false, false]);
});

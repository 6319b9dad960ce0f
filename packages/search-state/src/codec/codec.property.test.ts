import fc from 'fast-check';
import { samePath } from '../codes';
import { paramByName } from '../params';
import type { SearchRules } from '../state';
import { anyQuery, anyUrl, normalState } from '../testing/arbitrary';
import { allRules, fixture, plainRules, slice } from '../testing/fixture';
import { expectSame } from '../testing/same';
import { format, formatFilters, formFields, type ParsedPage, parse, parseParams, toParams } from './codec';

/** Raise it with `PROPERTY_RUNS=10000` for work on the codec. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1_500);
const many = { numRuns: runs };
const some = { numRuns: 0.4 * runs };

function page(url: string, rules: SearchRules = plainRules, reference = fixture): ParsedPage {
  const parsed = parse(url, rules, reference);
  if (parsed.kind !== 'page') throw new Error(`${url} is not found: ${parsed.reason}`);
  return parsed;
}

test('R1 every URL is read without a throw, and its canonical form is stable in state and text', () => {
  const seen = { page: 0, 'not-found': 0 };
  fc.assert(
    fc.property(anyUrl, fc.constantFrom(...allRules), fc.constantFrom(fixture, slice), (url, rules, reference) => {
      const first = parse(url, rules, reference);
      seen[first.kind]++;
      if (first.kind === 'not-found') return;
      expectSame(page(first.canonical, rules, reference), {
        ...first,
        dropped: [],
        cookies: page(first.canonical, rules, reference).cookies,
      });
    }),
    many,
  );
  expect(seen.page).toBeGreaterThan(0.4 * runs);
  expect(seen['not-found']).toBeGreaterThan(0.1 * runs);
});

test('R1 parse(format(state)) is the state, for every state in normal form', () => {
  fc.assert(
    fc.property(normalState, (state) => {
      const parsed = page(format(state, plainRules, fixture));
      expectSame(parsed.state, state);
      expectSame(parsed.dropped, []);
    }),
    many,
  );
});

test('R1 canonical URLs hold nothing that a redirect or a browser would re-encode', () => {
  const quiet = /^\/cars-for-sale\/(all|new|used|certified)(\/[a-z0-9-]+)*(\?[A-Za-z0-9*\-._+%,=&]+)?$/;
  fc.assert(
    fc.property(normalState, (state) => {
      const url = format(state, plainRules, fixture);
      const { pathname, search } = new URL(url, 'https://host.test');
      return quiet.test(url) && pathname + search === url;
    }),
    some,
  );
});

test('services read from the query form the same search', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...allRules), (query, rules) => {
      const { extra: _, ...search } = parseParams(new URLSearchParams(query), rules, fixture).state;
      const form = toParams(search, rules);
      // A service has no brand, so no defaults other than the options file's.
      const { state } = parseParams(new URLSearchParams(form), plainRules, fixture);
      expectSame(toParams(state, plainRules), form);
    }),
    some,
  );
});

test("a form's submission of any state leads to the state's canonical URL", () => {
  fc.assert(
    fc.property(normalState, (state) => {
      const submitted = `/cars-for-sale/all?${new URLSearchParams(formFields(state))}`;
      expectSame(page(submitted).canonical, format(state, plainRules, fixture));
    }),
    some,
  );
});

test('R1 the address of all filters holds the whole search, but not its page', () => {
  fc.assert(
    fc.property(normalState, (state) => {
      const { firstRecord: _, ...search } = state;
      const { pathname, searchParams } = new URL(formatFilters(state), 'https://host.test');
      expect(pathname).toBe('/cars-for-sale/filters');
      expectSame(parseParams(searchParams, plainRules, fixture).state, search);
    }),
    some,
  );
});

test('a URL of 100 kB, of 10,000 parameters, of 10,000 segments is read', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => `doorCode=${index}`).join('&');
  expect(page(`/cars-for-sale/all?${list}`).state.doorCode).toHaveLength(20);
  const long = 'x'.repeat(100_000);
  expect(page(`/cars-for-sale/all?doorCode=${long}`).state).toEqual({});
  expect(parse(`/cars-for-sale/all${'/a'.repeat(10_000)}`, plainRules, fixture)).toMatchObject({
    kind: 'not-found',
    slug: 'a',
  });
  expect(parse(long, plainRules, fixture)).toMatchObject({ kind: 'not-found' });
});

test('no list has more than 20 values, no code more than 60 characters, no text more than 100, for any URL', () => {
  const piece = fc.constantFrom('7', '1306', 'x', 'ß'.repeat(40), 'CAMRY|TOYOTA', 'y'.repeat(59), 'z'.repeat(150), ',');
  const long = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.map((text, at) => text + at).join(','));
  const query = fc.array(fc.tuple(fc.constantFrom(...paramByName.keys()), long), { maxLength: 4 });
  fc.assert(
    fc.property(query, fc.constantFrom(...allRules), (pairs, rules) => {
      const { state, canonical } = page(`/cars-for-sale/all?${new URLSearchParams(pairs)}`, rules);
      for (const value of Object.values({ ...state, extra: undefined })) {
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(100);
        if (typeof value !== 'object') continue;
        expect(value.length).toBeLessThanOrEqual(20);
        for (const code of value) expect(code.length).toBeLessThanOrEqual(60);
      }
      expect(page(canonical, rules).canonical).toBe(canonical);
    }),
    { numRuns: 500 },
  );
});

test('R13 a path that is safe to link to stays on the site, as it is and once it is resolved', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '\\',
    'evil.test',
    '@',
    ':',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
    'http:',
    'a',
  );
  const site = 'https://cars.test';
  const seen = { safe: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 8 }).map((all) => `/${all.join('')}`),
        fc.string(),
      ),
      (text) => {
        const path = samePath(text);
        seen[path === undefined ? 'refused' : 'safe'] += 1;
        if (path === undefined) return;
        const { origin, pathname, search } = new URL(path, site);
        expect([origin, new URL(pathname + search, site).origin]).toEqual([site, site]);
      },
    ),
    some,
  );
  expect(seen.safe).toBeGreaterThan(0.03 * runs);
  expect(seen.refused).toBeGreaterThan(0.03 * runs);
});

import fc from 'fast-check';
import type { SearchRules } from '../state';
import { anyQuery, anyUrl, normalState } from '../testing/arbitrary';
import { allRules, fixture, plainRules, slice } from '../testing/fixture';
import { expectSame } from '../testing/same';
import { format, formFields, type ParsedPage, parse, parseParams, toParams } from './codec';

const many = { numRuns: 10_000 };
const some = { numRuns: 4_000 };

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
  expect(seen.page).toBeGreaterThan(4000);
  expect(seen['not-found']).toBeGreaterThan(1000);
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
      // A service has no brand, so no defaults but the options file's own.
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

test('a URL of 100 kB, of 10,000 parameters, of 10,000 segments is read', () => {
  const long = 'x'.repeat(100_000);
  const list = Array.from({ length: 10_000 }, (_, index) => `featureCode=${index}`).join('&');
  expect(page(`/cars-for-sale/all?featureCode=${long}`).state).toEqual({ featureCode: [long] });
  expect(page(`/cars-for-sale/all?${list}`).state.featureCode).toHaveLength(10_000);
  expect(parse(`/cars-for-sale/all${'/a'.repeat(10_000)}`, plainRules, fixture)).toMatchObject({
    kind: 'not-found',
    slug: 'a',
  });
  expect(parse(long, plainRules, fixture)).toMatchObject({ kind: 'not-found' });
});

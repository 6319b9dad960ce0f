import fc from 'fast-check';
import { chips } from './chips';
import { format, formFields, parse, parseParams } from './codec/codec';
import { off } from './codes';
import { hrefFor, reduce } from './reduce';
import { anyIntent, anyQuery, normalState } from './testing/arbitrary';
import { allRules, fixture, plainRules } from './testing/fixture';
import { expectSame } from './testing/same';

const brand = fc.constantFrom(...allRules);
/** Raise it with `PROPERTY_RUNS=10000` for work on the reducer. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1_500);
const someState = fc.oneof(
  normalState.map((state) => ({ state, rules: plainRules })),
  fc
    .tuple(anyQuery, brand)
    .map(([query, rules]) => ({ state: parseParams(new URLSearchParams(query), rules, fixture).state, rules })),
);

test('R1 every intent leads to a state in normal form, whose URL parses to that state', () => {
  fc.assert(
    fc.property(someState, fc.array(anyIntent, { minLength: 1, maxLength: 5 }), ({ state, rules }, intents) => {
      const next = intents.reduce((now, intent) => reduce(now, intent, rules, fixture), state);
      const parsed = parse(format(next, rules, fixture), rules, fixture);
      expectSame(parsed.kind === 'page' && parsed.state, next);
    }),
    { numRuns: 0.4 * runs },
  );
});

test("a form that holds the next state leads where the intent's link leads", () => {
  fc.assert(
    fc.property(someState, anyIntent, ({ state, rules }, intent) => {
      const form = new URLSearchParams(formFields(reduce(state, intent, rules, fixture)));
      const submitted = parse(`/cars-for-sale/all?${form}`, rules, fixture);
      expectSame(submitted.kind === 'page' && submitted.canonical, hrefFor(state, intent, rules, fixture));
    }),
    { numRuns: 0.4 * runs },
  );
});

test('R29 removing a chip removes that chip and adds none; without chips nothing is left to remove', () => {
  fc.assert(
    fc.property(someState, ({ state, rules }) => {
      const before = chips(state, rules, fixture);
      // Without other conditions the brand's own is back, and a shopper who removes it gets a chip that says so (R7).
      const ownKey = `listingType:${rules.defaultListingType}`;
      const told = [ownKey, `listingType:${off}`];
      const keys = new Set(before.map(({ key }) => key));
      expectSame(keys.size, before.length);
      for (const { key } of before) {
        const left = chips(reduce(state, { type: 'removeChip', key }, rules, fixture), rules, fixture);
        expectSame(
          left.filter((chip) => chip.key === key || (!told.includes(chip.key) && !keys.has(chip.key))),
          [],
        );
      }
      const cleared = chips(reduce(state, { type: 'clear' }, rules, fixture), rules, fixture);
      expectSame(
        cleared.map(({ key }) => key),
        rules.defaultListingType === undefined ? [] : [ownKey],
      );
    }),
    { numRuns: 0.2 * runs },
  );
});

import { type ClickAction, type ClickFacts, clickAction, type OfferFacts, offersSaveSearch } from './rules';

/** Every combination of these facts. */
function combinations<K extends string>(names: readonly K[]): Record<K, boolean>[] {
  return names.reduce<Record<K, boolean>[]>(
    (rows, name) => rows.flatMap((row) => [false, true].map((value) => ({ ...row, [name]: value }))),
    [{} as Record<K, boolean>],
  );
}

const key = (facts: object) => Object.values(facts).map(Number).join('');

describe('R60 the save-search button', () => {
  const names = [
    'saveSearchOff',
    'hasRequestValues',
    'signedIn',
    'hasSavedTitle',
    'personalization',
    'hasChips',
  ] as const;
  const table: OfferFacts[] = combinations(names);

  // Off, request values, signed in, saved title, personalization, chips.
  const offered = ['010011', '010111', '011011'];

  test('has a table of 64 rows', () => {
    expect(new Set(table.map(key)).size).toBe(64);
  });

  test.each(table.map((facts) => [key(facts), offered.includes(key(facts)), facts] as const))(
    '%s: %p',
    (_, shown, facts) => {
      expect(offersSaveSearch(facts)).toBe(shown);
    },
  );
});

describe('R60 a click on it', () => {
  const names = ['subscribeSearchAlerts', 'signedIn', 'subscribed', 'captureOpen', 'icon'] as const;
  const table: ClickFacts[] = combinations(names);

  // Alerts flag, signed in, subscribed, capture open, icon; all other rows save.
  const special: Readonly<Record<string, ClickAction>> = {
    '00000': 'capture',
    '00001': 'alerts',
    '10000': 'alerts',
    '10001': 'alerts',
    '10010': 'alerts',
    '10011': 'alerts',
    '10100': 'alerts',
    '10101': 'alerts',
    '10110': 'alerts',
    '10111': 'alerts',
  };

  test('has a table of 32 rows', () => {
    expect(new Set(table.map(key)).size).toBe(32);
  });

  test.each(table.map((facts) => [key(facts), special[key(facts)] ?? 'save', facts] as const))(
    '%s: %s',
    (_, action, facts) => {
      expect(clickAction(facts)).toBe(action);
    },
  );
});

import { boundChoices, boundIsHidden } from './bounds';
import { options, panelWith } from './testing';

const withMpg = (counts: Readonly<Record<string, number>>) => ({ filters: { mpgRange: options(counts) } });

describe('one bound from a list', () => {
  test('mileage has steps of its own where the answer has none', () => {
    const choices = boundChoices('mileage', panelWith({}, { filters: {} }));
    expect(choices).toHaveLength(9);
    expect(choices[2]).toEqual({ value: '30000', label: 'Under 30,000 Miles', disabled: false });
  });

  test('options show their number of results, and "Any" is not one of them', () => {
    const panel = panelWith({}, { filters: { mpgRange: options({ '': 90, '20': 1234, '30': 0 }) } });
    expect(boundChoices('mpgRange', panel)).toEqual([
      { value: '20', label: 'Label of 20 (1,234)', disabled: false },
      { value: '30', label: 'Label of 30 (0)', disabled: true },
    ]);
  });

  test('of upper limits, one without more results than the limit before it is left out, unless chosen', () => {
    const filters = { mileage: options({ '10000': 4, '15000': 9, '30000': 9, '45000': 9 }) };
    const listed = (mileage?: number) =>
      boundChoices('mileage', panelWith({ mileage }, { filters })).map((c) => c.value);
    expect(listed()).toEqual(['10000', '15000']);
    expect(listed(45_000)).toEqual(['10000', '15000', '45000']);
    const none = { mileage: options({ '10000': 0, '15000': 0 }) };
    expect(boundChoices('mileage', panelWith({}, { filters: none })).map((c) => c.disabled)).toEqual([true, true]);
  });

  test('R24 the chosen one is there and not disabled', () => {
    expect(boundChoices('mpgRange', panelWith({ mpgRange: 30 }, withMpg({ '20': 4, '30': 0 })))[1]?.disabled).toBe(
      false,
    );
    const other = boundChoices('mileage', panelWith({ mileage: 42_000 }, { filters: {} }));
    expect(other[3]).toEqual({ value: '42000', label: 'Under 42,000 Miles', disabled: false });
  });
});

describe('R26 fuel economy and electric range', () => {
  test.each([
    ['some have results', {}, { '20': 3, '30': 0 }, false],
    ['none has a result', {}, { '20': 0, '30': 0 }, true],
    ['the only one with a result is "Any"', {}, { '': 9, '20': 0 }, true],
    ['electric is the only fuel', { fuelTypeGroup: ['ELE'] }, { '20': 3 }, true],
    ['electric is one of two fuels', { fuelTypeGroup: ['ELE', 'GSL'] }, { '20': 3 }, false],
    ['there are no options', {}, {}, true],
  ])('%s', (_, state, counts, hidden) => {
    expect(boundIsHidden('mpgRange', panelWith(state, withMpg(counts)))).toBe(hidden);
  });

  test('electric range stays for electric vehicles', () => {
    const panel = panelWith({ fuelTypeGroup: ['ELE'] }, { filters: { electricMileRange: options({ '200': 8 }) } });
    expect(boundIsHidden('electricMileRange', panel)).toBe(false);
  });

  test('mileage is always there', () => {
    expect(boundIsHidden('mileage', panelWith({}, { filters: { mileage: options({ '10000': 0 }) } }))).toBe(false);
  });
});

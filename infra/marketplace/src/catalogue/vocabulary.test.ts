import { boundRows, qualifierParams, slugify } from '@forecourt/search-state';
import { vocabulary, vocabularyGroups } from './vocabulary';

/** Slugs that R4 reads as a seller type, a price or a place. */
const reserved = /^(by-owner|by-dealer|under-\d+|over-\d+|between-\d+-\d+|.*-[a-z]{2}|\d{4})$/;

describe('vocabulary', () => {
  it.each(Object.entries(vocabulary))('%s has unique codes, and labels with unique slugs', (_param, options) => {
    expect(options.length).toBeGreaterThan(0);
    expect(new Set(options.map((option) => option.code)).size).toBe(options.length);
    const slugs = options.map((option) => slugify(option.label));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain('');
  });

  it('R4 has unique slugs among the lists that can be a path qualifier, and none that reads as a seller type, price or place', () => {
    const slugs = qualifierParams.flatMap((param) => vocabulary[param]!.map((option) => slugify(option.label)));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => reserved.test(slug))).toEqual([]);
  });

  it('R27 orders the fuels', () => {
    expect(vocabulary.fuelTypeGroup!.map((fuel) => fuel.code)).toEqual([
      'ELE',
      'GSL',
      'HYB',
      'PIH',
      'DSL',
      'HYD',
      'ALT',
    ]);
  });

  it('R25 has third-row seating as a feature and as a number of seats', () => {
    expect(vocabulary.featureCode!.map((feature) => feature.code)).toContain('1306');
    expect(vocabulary.maximumSeating!.map((seats) => seats.code)).toContain('1306');
  });

  it('gives every colour a CSS colour', () => {
    for (const color of vocabulary.extColorSimple!) expect(color.colorValue).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('has numeric feature codes, about forty', () => {
    expect(vocabulary.featureCode!.every((feature) => /^\d{4}$/.test(feature.code))).toBe(true);
    expect(vocabulary.featureCode!.length).toBeGreaterThanOrEqual(40);
  });
});

test('groups of features name each of them once', () => {
  const named = vocabularyGroups.featureCode!.flatMap(({ values }) => values);
  expect(named.toSorted()).toEqual(vocabulary.featureCode!.map(({ code }) => code).toSorted());
});

test('R27 fuels are listed in the order in which people look for them', () => {
  expect(vocabulary.fuelTypeGroup!.map(({ code }) => code)).toEqual(['ELE', 'GSL', 'HYB', 'PIH', 'DSL', 'HYD', 'ALT']);
});

test('R25 labels of cabs say that their numbers are passengers', () => {
  const labels = vocabulary.truckCabSize!.map(({ label }) => label);
  expect(labels).toContain('Crew cab, seats 5');
  expect(labels.every((label) => /cab, seats \d/.test(label))).toBe(true);
});

test('bounds with steps have a label for each step', () => {
  for (const { name, steps } of boundRows) {
    const options = vocabulary[name];
    if (options) expect(options.map(({ code }) => Number(code))).toEqual(steps);
  }
});

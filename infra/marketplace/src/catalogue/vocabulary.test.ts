import { slugify } from '@forecourt/search-state';
import { qualifierParams, vocabulary } from './vocabulary';

/** What R4 reads as something else: a seller type, a price, a place. */
const reserved = /^(by-owner|by-dealer|under-\d+|over-\d+|between-\d+-\d+|.*-[a-z]{2}|\d{4})$/;

describe('vocabulary', () => {
  it.each(Object.entries(vocabulary))('%s has unique codes, and labels with unique slugs', (_param, options) => {
    expect(options.length).toBeGreaterThan(0);
    expect(new Set(options.map((option) => option.code)).size).toBe(options.length);
    const slugs = options.map((option) => slugify(option.label));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain('');
  });

  it('R4 has no slug twice among the lists that can be a path qualifier, and none that reads as something else', () => {
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

import { sectionNames } from '@forecourt/search-state';
import { atFirst, type Disclosed, toggled, withChosen } from './disclosed';
import { shownSections } from './sections';
import { panelWith } from './testing';

const open = ({ open }: Disclosed) => sectionNames.filter((name) => open.has(name));
const after = (state: Parameters<typeof panelWith>[0], before = atFirst) => {
  const panel = panelWith(state);
  return withChosen(before, shownSections(panel), panel);
};

test('location, price, year and mileage are open at first, and nothing else, the brand’s condition included (R7)', () => {
  expect(open(after({}))).toEqual(['price-payments', 'year', 'mileage', 'location']);
});

test('R28 a section opens with its first choice, once', () => {
  const chosen = after({ extColorSimple: ['RED'] });
  expect(open(chosen)).toContain('exterior-color');
  const closed = toggled(chosen, 'exterior-color', false);
  expect(open(closed)).not.toContain('exterior-color');
  expect(open(after({ extColorSimple: ['RED', 'BLUE'] }, closed))).not.toContain('exterior-color');
});

test('R28 a section that was closed before its first choice stays closed until the shopper opens it', () => {
  const closed = toggled(toggled(after({}), 'fuel-type', true), 'fuel-type', false);
  expect(open(after({ fuelTypeGroup: ['ELE'] }, closed))).not.toContain('fuel-type');
  expect(open(toggled(closed, 'fuel-type', true))).toContain('fuel-type');
});

test('nothing new is the same object, so that nothing is rendered again', () => {
  const chosen = after({ listingType: ['NEW'] });
  expect(open(chosen)).toContain('condition');
  expect(after({ listingType: ['NEW', 'USED'] }, chosen)).toBe(chosen);
});

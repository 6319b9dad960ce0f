import { slotAttribute, slotsMissing } from './get-page';

const slot = (name: string, outcome: string, nested = '') =>
  `<div ${nested}data-slot="${name}" ${nested === '' ? '' : 'data-props="{}" '}data-fragment="mfe-a/${name}" data-version="1.2.3" data-outcome="${outcome}">`;

test('a page lacks slots that show their fallback or are late; a nested slot may be late', () => {
  const page = [
    slot('hero', 'ok'),
    slot('filters', 'fallback'),
    slot('footer-ad', 'late'),
    slot('save-search', 'empty'),
    slot('grid-ad', 'late', 'class="ad" '),
  ];
  expect(slotsMissing(page.join(''))).toEqual(['filters fallback', 'footer-ad late']);
  expect(slotsMissing(slot('grid-ad', 'fallback', 'class="ad" '))).toEqual(['grid-ad fallback']);
});

test('an attribute is that of the named slot', () => {
  const page = slot('hero', 'ok') + slot('filters', 'late');
  expect(slotAttribute(page, 'filters', 'data-outcome')).toBe('late');
  expect(slotAttribute(page, 'hero', 'data-version')).toBe('1.2.3');
  expect(slotAttribute(page, 'results', 'data-version')).toBeUndefined();
});

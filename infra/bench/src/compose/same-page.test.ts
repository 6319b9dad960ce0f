import { pageDifferences } from './same-page';

const text = 'x'.repeat(1000);
const page = (main: string, rest = '') => `<html><body><main id="main">${main}</main>${rest}</body></html>`;

test('pages of the same elements are the same, whatever their attributes, preloads and scripts', () => {
  const a = page(`<p id="a">${text}</p>`);
  expect(pageDifferences(a, page(`<p id="b">${text}</p>`))).toEqual([]);
  expect(pageDifferences(a, page(`<link/><p id="b">${text}</p>`))).toEqual([]);
  expect(
    pageDifferences(a, page(`<p id="a">${text}</p>`, `<script type="application/json">"${text}"</script>`)),
  ).toEqual([]);
});

test('an added, missing or different element is a difference', () => {
  expect(pageDifferences(page(`<p>${text}</p>`), page(`<p>${text}</p><i></i>`))).toHaveLength(1);
  expect(pageDifferences(page(`<p>${text}</p><i></i>`), page(`<p>${text}</p>`))).toHaveLength(1);
  expect(pageDifferences(page(`<p>${text}</p>`), page(`<b>${text}</b>`))[0]).toContain('<p>');
});

test('much more text is a difference, in <main> and in the page', () => {
  const a = page(`<p>${text}</p>`);
  expect(pageDifferences(a, page(`<p>${text}${'y'.repeat(50)}</p>`))).toEqual([expect.stringContaining('<main>')]);
  expect(pageDifferences(a, page(`<p>${text}</p>`, 'y'.repeat(200)))).toEqual([expect.stringContaining('the page')]);
});

test('a page without content is a difference', () => {
  expect(pageDifferences('', '')).toEqual(['a page has no <main>']);
});

import { htmlThroughListing, inlineScripts, scriptsNamed, stylesheetsOf } from './html';

const listing = (n: number) => `<li class="tile"><h3>Car ${n}</h3><ul><li>fact</li><li>other</li></ul></li>`;
const page = `<div data-slot="hero"><h3>not a listing</h3></div><div data-slot="results"><ul>${[1, 2, 3].map(listing).join('')}</ul></div>`;

test('the HTML through the n-th listing includes lists inside that listing', () => {
  expect(htmlThroughListing(page, 2)).toBe(page.slice(0, page.indexOf(listing(3))));
});

test('a page with fewer listings is an error', () => {
  expect(() => htmlThroughListing(page, 4)).toThrow('fewer than 4');
  expect(() => htmlThroughListing('<p>no results</p>', 1)).toThrow('fewer than 1');
});

test('inline scripts are only those that run', () => {
  const html =
    '<script type="application/json" id="a">{"a":1}</script><script type="application/ld+json">{}</script><script nonce="x">go()</script><script src="/a.js"></script>';
  expect(inlineScripts(html)).toEqual(['go()']);
});

test('preloads and script elements name scripts; style sheets and other preloads do not', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet" href="/s.css"><script src="/b.js"></script>';
  expect(scriptsNamed(html)).toEqual(['/a.js', '/b.js']);
  expect(stylesheetsOf(html)).toEqual(['/s.css']);
});

import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { startTestSite, type TestSite } from './testing/test-shell';

/** URLs that have broken parsers before. Sent unchanged: no client normalises them first. */
const awkward = [
  '%',
  '%ff',
  '%00',
  '%0d%0a',
  '%2f',
  '%252F',
  '%3Cscript%3E',
  '<script>',
  '..',
  '//',
  '\\',
  '&',
  '=',
  '?',
  ',',
  '|',
  '+',
  ';',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '99999999999999999999',
  'NaN',
  encodeURIComponent('\u{1F697}'),
  '%ED%A0%BD',
  'é',
];
const words = ['all', 'used', 'toyota', 'camry', 'sedan', '2020', 'under-20000', 'chicago-il', 'TOYOTA', '60601'];
const names = ['makeCode', 'modelCode', 'modelCode|TOYOTA', 'sellerType', 'zip', 'searchRadius', 'firstRecord'];
const more = ['priceRange', 'sortBy', 'refUrl', 'utm_source'];

const unicode = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }).map(encodeURIComponent);
const oneOf = (...lists: string[][]) => fc.constantFrom(...lists.flat());
const piece = fc.oneof(oneOf(awkward), oneOf(words), oneOf(awkward, names), unicode);
const text = fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const parameter = fc
  .tuple(oneOf(names, more, awkward), fc.constantFrom('=', '=', '=', ''), text)
  .map((parts) => parts.join(''));
const path = fc.array(text, { maxLength: 4 }).map((parts) => ['/cars-for-sale/all', ...parts].join('/'));
const query = fc.array(parameter, { maxLength: 4 }).map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
const url = fc.oneof(
  fc.tuple(fc.constant('/cars-for-sale/all'), query).map((parts) => parts.join('')),
  fc.tuple(path, query).map((parts) => parts.join('')),
);

const wanted = 500;
const atOnce = 25;

describe('any URL', () => {
  // A connection for each request: one that is used again may be closed by the server at that moment.
  const agent = new Agent({ maxSockets: atOnce });
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(async () => {
    agent.destroy();
    await site.close();
  });

  /** Not `fetch`, which would normalise the path. */
  function ask(path: string): Promise<{ status: number; location: string | undefined }> {
    const { hostname, port } = new URL(site.shell.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, agent }, (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
      })
        .on('error', reject)
        .end();
    });
  }

  test('R1 R2 five hundred fuzzed URLs never give a 500, and never more than one redirect', async () => {
    const urls = [...new Set(fc.sample(url, 2 * wanted))].slice(0, wanted);
    expect(urls).toHaveLength(wanted);
    expect([...awkward, ...names].filter((each) => !urls.some((one) => one.includes(each)))).toEqual([]);

    const wrong: string[] = [];
    const statuses = new Set<number>();
    const one = async (first: string) => {
      const { status, location } = await ask(first);
      statuses.add(status);
      if (status >= 500) wrong.push(`${first} is ${status}`);
      if (location === undefined) return;
      const next = await ask(location);
      if (next.status >= 300) wrong.push(`${first} → ${location} is ${next.status}, ${next.location}`);
    };
    for (let at = 0; at < wanted; at += atOnce) await Promise.all(urls.slice(at, at + atOnce).map(one));
    expect(wrong).toEqual([]);
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 301, 404]));
    expect(await site.metrics()).not.toMatch(/strays_total\{[^}]*\} [1-9]/);
  });
});

import { params } from '@forecourt/search-state';
import fc from 'fast-check';
import type { Ask, Attack, Bounds, Trial } from '../trial';

const all = '/cars-for-sale/all';
const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
const requests = (asks: fc.Arbitrary<Ask>, more: Partial<Extract<Attack, { kind: 'requests' }>> = {}): Attack => ({
  ...{ kind: 'requests', asks, atOnce: 4 },
  ...more,
});

const parameter = fc.constantFrom(...params.map(({ name }) => name));
/** Names of properties that every object has. */
const inherited = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__'],
);
const place = fc.constantFrom(
  all,
  '/cars-for-sale/new/toyota',
  '/cars-for-sale/certified',
  '/cars-for-sale/all/toyota/camry',
);
const page = (target: fc.Arbitrary<string>): fc.Arbitrary<Ask> =>
  target.map((each) => ({ target: each, headers: { accept: 'text/html' } }));
const valuesOf = (count: number, length: number) =>
  fc.tuple(parameter, fc.nat()).map(([name, salt]) => {
    const values = Array.from({ length: count }, (_, at) => `${salt}${at}`.padStart(length, 'x').slice(-length));
    return `${all}?${name}=${values.join(',')}`;
  });

const awkward = fc.constantFrom(
  ...['%', '%ff', '%00', '%0d%0a', '%2f', '%252F', '%3Cscript%3E', '..', '//', '\\', '&', '=', '?', ',', '|', '+', ';'],
  ...['-1', '99999999999999999999', 'NaN', '%ED%A0%BD', '%F0%9F%9A%97', 'toyota', 'camry', '60601', 'chicago-il'],
);
const text = fc.array(awkward, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
const search = fc
  .tuple(fc.array(text, { maxLength: 3 }), fc.array(fc.tuple(fc.oneof(parameter, awkward), text), { maxLength: 5 }))
  .map(([path, query]) => `${[all, ...path].join('/')}?${query.map((pair) => pair.join('=')).join('&')}`);

const form = (body: string, type = 'application/x-www-form-urlencoded'): Ask => ({
  ...{ target: '/account-api/email-subscribe', method: 'POST', body },
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
});

export const inputTrials: readonly Trial[] = [
  {
    name: 'every parameter is a name of Object.prototype',
    ...{ room: 'input', severity: 'critical', bounds, fast: true },
    // One parameter, and all of them, so that few requests cover every pair.
    attack: requests(
      page(
        fc
          .tuple(place, fc.oneof(fc.tuple(parameter), fc.constant(params.map(({ name }) => name))), inherited)
          .map(([at, names, value]) => `${at}?${names.map((name) => `${name}=${value}`).join('&')}`),
      ),
      { forbidden: 'data-outcome="fallback"' },
    ),
    remedy: 'vocabularies are maps, unknown codes are dropped',
  },
  {
    name: 'lists of 90 long values',
    ...{ room: 'input', severity: 'critical', bounds, fast: true },
    attack: requests(page(valuesOf(90, 60))),
    remedy: 'lists are cut in the codec, no request opens a breaker',
  },
  {
    name: 'lists of 1,000 short values',
    ...{ room: 'input', severity: 'high', bounds, fast: true },
    attack: requests(page(valuesOf(1000, 3))),
    remedy: 'lists are cut in the codec',
  },
  {
    name: 'lists of 3,500 short values',
    ...{ room: 'input', severity: 'medium', bounds },
    attack: requests(page(valuesOf(3500, 3))),
    remedy: 'an address that is too long is refused',
  },
  {
    name: 'five thousand parameters without a value',
    ...{ room: 'input', severity: 'medium', bounds },
    attack: requests(
      page(
        fc
          .array(fc.string({ minLength: 1, maxLength: 2 }), { minLength: 2000, maxLength: 5000 })
          .map((names) => `${all}?${names.map((name) => `${encodeURIComponent(name)}=`).join('&')}`),
      ),
    ),
    remedy: 'an address that is too long is refused',
  },
  {
    name: 'random searches',
    ...{ room: 'input', severity: 'low', bounds, fast: true },
    attack: requests(page(search)),
    remedy: 'the codec reads every address',
  },
  {
    name: 'random targets, dots and bad escapes among them',
    ...{ room: 'input', severity: 'low', bounds, fast: true },
    attack: requests(
      fc.array(awkward, { minLength: 1, maxLength: 6 }).map((parts) => ({ target: `/${parts.join('')}` })),
    ),
    remedy: 'invalid targets are refused',
  },
  {
    name: 'slots by thousands of names are reported as failed',
    ...{ room: 'input', severity: 'medium', bounds, fast: true },
    attack: {
      kind: 'misuse',
      async does({ url }, { haveSeen, requests: count }) {
        for (let at = 0; at < count; at += 1) {
          await fetch(`${url}/_shell/failed`, {
            method: 'POST',
            body: JSON.stringify({ slot: `no-slot-${at}`, remote: 'mfe-ads', reason: 'script', version: '1.0.0' }),
            headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          });
        }
        await haveSeen(4);
        const metrics = await (await fetch(`${url}/metrics`)).text();
        return metrics.includes('no-slot-') ? ['the metrics grow by names of strangers'] : [];
      },
    },
    remedy: 'only slots of the plan are counted',
  },
  {
    name: 'Host headers of any kind',
    ...{ room: 'input', severity: 'medium', bounds },
    attack: requests(
      fc
        .oneof(
          text,
          inherited,
          fc.constantFrom('evil.example', 'evil.example?x=', 'a@evil.example', '"', 'x'.repeat(4000)),
        )
        .map((host) => ({ target: all, headers: { host } })),
      { forbidden: '//evil.example' },
    ),
    remedy: 'a page uses the addresses of its brand, not those in the request',
  },
  {
    name: 'forms that lie: values twice, honeypots of any type, bodies nested deep',
    ...{ room: 'input', severity: 'low', bounds, fast: true },
    attack: requests(
      fc.constantFrom(
        form('emailAddress=a%40example.com&refUrl=%2F&refUrl=%2F'),
        form('emailAddress=a%40example.com&textPot=1&textPot=2'),
        form('emailAddress[__proto__]=1&__proto__=2'),
        form(`{"requestValues":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'application/json'),
        form('{"emailAddress":"a@example.com","textPot":7,"__proto__":{"a":1}}', 'application/json'),
        form('x'.repeat(200_000)),
        form('%'),
      ),
    ),
    remedy: 'fields are read by a schema before anything is sent',
  },
  {
    name: "a page's files are requested with the digests of other pages",
    ...{ room: 'input', severity: 'medium', bounds, fast: true },
    attack: requests(
      fc
        .tuple(
          fc.constantFrom('views', 'plans'),
          fc.stringMatching(/^[\w-]{27}$/),
          fc.constantFrom(all, `${all}?zip=60610`, ''),
        )
        .map(([kind, name, from]) => ({
          target: `/_shell/${kind}/${name}`,
          headers: { host: 'localhost', ...(from !== '' && { referer: `http://localhost${from}` }) },
        })),
      // No file but the one that has this digest.
      { forbidden: '"listings":' },
    ),
    remedy: 'a file is named by its contents, and one that is not known is 404',
  },
  {
    name: 'cookies and headers as large as they can be',
    ...{ room: 'input', severity: 'low', bounds },
    attack: requests(
      fc.tuple(fc.nat(7000), awkward).map(([length, odd]) => ({
        ...{ target: `${all}?psid=${'a'.repeat(length % 3000)}` },
        headers: {
          cookie: `psid=${'b'.repeat(length)}; fc_visitor=${odd}`,
          'x-forwarded-host': odd,
          range: 'bytes=0-1',
        },
      })),
    ),
    remedy: 'values of campaigns are capped, other headers are not read',
  },
  {
    name: 'methods of any kind',
    ...{ room: 'input', severity: 'low', bounds },
    attack: requests(
      fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'HEAD').map((method) => ({
        ...{ target: all, method },
      })),
      { mayFail: [501] },
    ),
    remedy: 'pages are read only',
  },
];

/** The search and its results: `/cars-for-sale/{all|new|used|certified}/…` (section 2). */
import {
  breadcrumbJsonLd,
  canonicalLink,
  format,
  type ImpliedCookie,
  itemListJsonLd,
  type ParsedPage,
  pageText,
  parse,
  type Reference,
  robots,
  searchFacts,
} from '@forecourt/search-state';
import type { PageType } from '../steps/page-type';
import { harmlessSearch } from './harmless-search';
import { imagePaths } from './image-paths';
import { knowsNames } from './model-names';
import { questionsJsonLd } from './model-questions';
import { searchFailed } from './status';

/** Cookie for a one-time message that the wanted listing is gone (R14, R71). */
const expired = 'expired';
/** Cookie with the words that a search by words could not interpret, for a one-time message (R34). */
export const notUnderstood = 'not-understood';
/** Cookie with the code of a make that a car-maker's brand does not have, for a one-time message. */
const otherMake = 'other-make';
const saidOnce = [expired, notUnderstood, otherMake];
/** Lifetime of the cookie, seconds; the page after the redirect reads it at once. */
const saidWithinSeconds = 60;
/** Maximum length of the words in the message, characters. */
const maxSaid = 200;

/** Returns a cookie for the other make that an address of a car-maker's brand names. */
function otherMakeOf(parsed: ParsedPage, brandMake: string | undefined, reference: Reference): ImpliedCookie[] {
  const other = parsed.dropped.find(({ param, value }) => param === 'makeCode' && reference.makes.byCode.has(value));
  return brandMake === undefined || other === undefined
    ? []
    : [{ name: otherMake, value: other.value, maxAgeSeconds: saidWithinSeconds }];
}

export const results: PageType = {
  name: 'results',
  roots: ['all', 'all-cars', 'new', 'used', 'certified'].map((condition) => `/cars-for-sale/${condition}`),
  matches: (path) => path.startsWith('/cars-for-sale/'),
  read({ url, cookies }, brand, reference) {
    const parsed = parse(url, brand, reference);
    if (parsed.kind === 'not-found') return { reason: parsed.reason };
    const { state, canonical, cookies: implied } = parsed;
    const said = canonical === url ? saidOnce.filter((name) => cookies[name] !== undefined) : [];
    const unknown = said.includes(notUnderstood) ? cookies[notUnderstood]?.slice(0, maxSaid) : undefined;
    const elsewhere = said.includes(otherMake) && reference.makes.byCode.get(cookies[otherMake] ?? '')?.label;
    const namesKnown = knowsNames(cookies, state);
    const params: Record<string, string> = {
      ...(said.includes(expired) && { [expired]: '1' }),
      ...(unknown !== undefined && { notUnderstood: unknown }),
      ...(elsewhere && { otherMake: elsewhere }),
      ...(namesKnown && { namesKnown: '1' }),
    };
    const set = [...implied, ...otherMakeOf(parsed, brand.makeCode, reference)];
    return { state, params, canonical, cookies: set, spent: said, isPersonal: namesKnown };
  },
  harmless: ({ state }, { brand, reference, zip }) => format(harmlessSearch(state, reference, zip), brand, reference),
  requires: ['listing'],
  about: ['results'],
  skips: { results: 'Skip to results', filters: 'Skip to filters' },
  intents: 'view',
  head({ address: { state }, brand, reference, data }) {
    const { totalResultCount: total = 0, invalidQueryParams: invalid = {}, listings = [] } = data.listing ?? {};
    const text = pageText(state, brand, reference, searchFacts(data.listing));
    const [first] = listings;
    return {
      title: text.documentTitle,
      description: text.summary,
      canonical: canonicalLink(state, brand, reference),
      noindex: robots(state, { total, invalid }) === 'noindex',
      image: first && imagePaths(first)[0],
      jsonLd(origin, shown) {
        const cars = listings.map(({ vdpBaseUrl }) => origin + vdpBaseUrl);
        return [
          breadcrumbJsonLd(text.breadcrumbs, origin),
          ...(cars.length === 0 ? [] : [itemListJsonLd(cars)]),
          ...questionsJsonLd(state, brand, reference, shown),
        ];
      },
    };
  },
  failed: searchFailed,
};

import { cityName, stateCode } from '../params';
import { slugify } from '../reference';
import type { Reference } from '../reference-index';
import type { MultiParam, SearchState } from '../state';
import type { StateName } from './draft';
import { only } from './only';

/** What a slug says, by parameter. */
export type Said = Readonly<Partial<Record<StateName, string>>>;

/** The last path segment of a make+model page: exactly one of these kinds (R4). */
interface Qualifier {
  params: readonly StateName[];
  /** What the slug says; undefined when it is not of this kind. */
  read(slug: string, reference: Reference): Said | undefined;
  /** The slug that says this parameter of the state; undefined when there is none. */
  write(state: SearchState, reference: Reference): string | undefined;
}

const place: Qualifier = {
  params: ['city', 'state'],
  read(slug, reference) {
    const cut = slug.lastIndexOf('-');
    const state = stateCode(slug.slice(cut + 1));
    const city = cityName(slug.slice(0, Math.max(cut, 0)));
    const known = city !== undefined && state !== undefined && reference.hasPlace(slug);
    return known ? { city, state } : undefined;
  },
  write: ({ city, state }) => city && state && `${slugify(city)}-${state.toLowerCase()}`,
};

const facet = (param: MultiParam): Qualifier => ({
  params: [param],
  read(slug, reference) {
    const code = reference.facet(param)?.bySlug.get(slug)?.code;
    return code === undefined ? undefined : { [param]: code };
  },
  write(state, reference) {
    const code = only(state[param]);
    return code === undefined ? undefined : reference.facet(param)?.slugs.get(code);
  },
});

const sellerTypes: Readonly<Record<string, string>> = { 'by-owner': 'p', 'by-dealer': 'd' };
const seller: Qualifier = {
  params: ['sellerType'],
  read: (slug) => (Object.hasOwn(sellerTypes, slug) ? { sellerType: sellerTypes[slug] } : undefined),
  write: (state) => Object.keys(sellerTypes).find((slug) => sellerTypes[slug] === only(state.sellerType)),
};

const price: Qualifier = {
  params: ['minPrice', 'maxPrice'],
  read(slug) {
    const [, side, bound] = /^(under|over)-(\d+)$/.exec(slug) ?? [];
    if (bound !== undefined) return side === 'under' ? { maxPrice: bound } : { minPrice: bound };
    const [, minPrice, maxPrice] = /^between-(\d+)-(\d+)$/.exec(slug) ?? [];
    return minPrice === undefined ? undefined : { minPrice, maxPrice };
  },
  write({ minPrice, maxPrice }) {
    if (minPrice === undefined) return maxPrice === undefined ? undefined : `under-${maxPrice}`;
    return maxPrice === undefined ? `over-${minPrice}` : `between-${minPrice}-${maxPrice}`;
  },
};

/** In the order in which they claim the segment. */
const qualifiers: readonly Qualifier[] = [
  place,
  facet('extColorSimple'),
  facet('vehicleStyleCode'),
  seller,
  price,
  facet('fuelTypeGroup'),
  facet('driveGroup'),
  facet('featureCode'),
];

export const qualifierParams: readonly StateName[] = qualifiers.flatMap(({ params }) => params);

/** Read last, because where no list of places is at hand any name is one. */
const readingOrder: readonly Qualifier[] = [...qualifiers.slice(1), place];

/** What a slug says, and the kind of qualifier that it is; undefined when it is none. */
export function readQualifier(slug: string, reference: Reference): { said: Said; kind: Qualifier } | undefined {
  for (const kind of readingOrder) {
    const said = kind.read(slug, reference);
    if (said !== undefined) return { said, kind };
  }
  return undefined;
}

/** The slug of the first qualifier of the state that is neither `taken` nor read as one of another kind. */
export function writeQualifier(
  state: SearchState,
  reference: Reference,
  taken: (slug: string) => boolean,
): { slug: string; params: readonly StateName[] } | undefined {
  for (const kind of qualifiers) {
    const slug = kind.write(state, reference);
    if (slug === undefined || taken(slug)) continue;
    if (readQualifier(slug, reference)?.kind === kind) return { slug, params: kind.params };
  }
  return undefined;
}

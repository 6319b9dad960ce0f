import { cityName, stateCode } from '../codes';
import { type ListParam, type StateName, stateParams } from '../params';
import { slugify } from '../reference';
import type { Reference } from '../reference-index';
import type { SearchState } from '../state';
import { only } from './only';
import { spelledCity } from './place';

/** Values of a slug, by parameter. */
export type Said = Readonly<Partial<Record<StateName, string>>>;

/** The last path segment of a make+model page: exactly one of these kinds (R4). */
interface Qualifier {
  params: readonly StateName[];
  /** Returns the values of a slug; undefined if it is not of this kind. */
  read(slug: string, reference: Reference): Said | undefined;
  /** Returns the slug of this kind's parameters in the state; undefined if there is none. */
  write(state: SearchState, reference: Reference): string | undefined;
}

const place: Qualifier = {
  params: ['city', 'state'],
  read(slug, reference) {
    const cut = slug.lastIndexOf('-');
    const state = stateCode(slug.slice(cut + 1));
    const given = cityName(slug.slice(0, Math.max(cut, 0)));
    if (given === undefined || state === undefined) return undefined;
    const city = spelledCity(given, state, reference);
    return reference.hasPlace(slugOf(city, state)) ? { city, state } : undefined;
  },
  write: ({ city, state }) => city && state && slugOf(city, state),
};

function slugOf(city: string, state: string): string {
  return `${slugify(city)}-${state.toLowerCase()}`;
}

const facet = ({ name, slugs }: ListParam): Qualifier => ({
  params: [name],
  read(slug, reference) {
    const own = Object.entries(slugs ?? {}).find(([, each]) => each === slug);
    const code = slugs ? own?.[0] : reference.facet(name)?.bySlug.get(slug)?.code;
    return code === undefined ? undefined : { [name]: code };
  },
  write(state, reference) {
    const code = only(state[name]);
    if (code === undefined) return undefined;
    return slugs ? Object.entries(slugs).find(([each]) => each === code)?.[1] : reference.facet(name)?.slugs.get(code);
  },
});

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

/** Kinds in the order in which they claim the segment, from the table. */
const qualifiers: readonly Qualifier[] = [
  ...new Set(
    stateParams
      .filter((row) => row.path !== undefined)
      .sort((a, b) => (a.path ?? 0) - (b.path ?? 0))
      .map((row) => (row.kind === 'list' ? facet(row) : row.kind === 'number' ? price : place)),
  ),
];

export const qualifierParams: readonly StateName[] = qualifiers.flatMap(({ params }) => params);

/** Places are tried last, because without a list of places any name is one. */
const readingOrder: readonly Qualifier[] = [...qualifiers.slice(1), place];

/** Returns the values of a slug and its kind; undefined if it is not a qualifier. */
export function readQualifier(slug: string, reference: Reference): { said: Said; kind: Qualifier } | undefined {
  for (const kind of readingOrder) {
    const said = kind.read(slug, reference);
    if (said !== undefined) return { said, kind };
  }
  return undefined;
}

/** Returns the slug of the state's first qualifier that is neither `taken` nor would be parsed as another kind. */
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

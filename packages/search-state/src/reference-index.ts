import { type ReferenceData, type ReferenceOption, slugify } from './reference';

/** A list of options by code and by slug. */
export interface OptionIndex {
  readonly byCode: ReadonlyMap<string, ReferenceOption>;
  readonly bySlug: ReadonlyMap<string, ReferenceOption>;
  /** Slugs by code, only where the slug leads back to the code: of two labels with one slug, the second has none. */
  readonly slugs: ReadonlyMap<string, string>;
}

/**
 * Look-ups over reference data. What is not known is undefined, never a guess (R4); a list that is not here is undefined
 * too, for a browser holds a slice.
 */
export interface Reference {
  readonly data: ReferenceData;
  readonly makes: OptionIndex;
  /** Of a make; codes are compound, `CAMRY|TOYOTA`. */
  models(makeCode: string): OptionIndex | undefined;
  /** Of the model with this compound code. */
  trims(modelCode: string): OptionIndex | undefined;
  /** A closed vocabulary, by parameter name. */
  facet(param: string): OptionIndex | undefined;
  /** Whether `chicago-il` is a place; where no list of places is at hand, any is taken as known. */
  hasPlace(slug: string): boolean;
}

const references = new WeakMap<ReferenceData, Reference>();
/** Apart from the references, because merged ones share most of their lists. */
const indexes = new WeakMap<readonly ReferenceOption[], OptionIndex>();

/** Index over `data`, built list by list on first use and kept as long as `data` is. */
export function createReference(data: ReferenceData): Reference {
  let reference = references.get(data);
  if (reference === undefined) {
    let places: ReadonlySet<string> | undefined;
    reference = {
      data,
      makes: indexOf(data.makes),
      models: (makeCode) => listOf(data.models, makeCode),
      trims: (modelCode) => listOf(data.trims, modelCode),
      facet: (param) => listOf(data.facets, param),
      hasPlace(slug) {
        places ??= new Set(data.places);
        return data.places === undefined || places.has(slug);
      },
    };
    references.set(data, reference);
  }
  return reference;
}

/** Keys come from outside, so `__proto__` may be one. */
function listOf(lists: Readonly<Record<string, readonly ReferenceOption[]>>, key: string): OptionIndex | undefined {
  return Object.hasOwn(lists, key) && lists[key] ? indexOf(lists[key]) : undefined;
}

/** The first option of a code or slug wins. */
function indexOf(options: readonly ReferenceOption[]): OptionIndex {
  const built = indexes.get(options);
  if (built !== undefined) return built;
  const byCode = new Map<string, ReferenceOption>();
  const bySlug = new Map<string, ReferenceOption>();
  const slugs = new Map<string, string>();
  for (const option of options) {
    if (byCode.has(option.code)) continue;
    byCode.set(option.code, option);
    const slug = slugify(option.label);
    if (slug === '' || bySlug.has(slug)) continue;
    bySlug.set(slug, option);
    slugs.set(option.code, slug);
  }
  const index = { byCode, bySlug, slugs };
  indexes.set(options, index);
  return index;
}

/** Make of a compound model or series code: `CAMRY|TOYOTA` → `TOYOTA`; empty when the code names none (R6). */
export function ownerOf(compound: string): string {
  const bar = compound.lastIndexOf('|');
  return bar === -1 ? '' : compound.slice(bar + 1);
}

/** What stands before the owner: `CAMRY|TOYOTA` → `CAMRY`; of a trim, its model's plain code: `CAMRY|LE` → `CAMRY`. */
export function plainCode(compound: string): string {
  const bar = compound.lastIndexOf('|');
  return bar === -1 ? compound : compound.slice(0, bar);
}

/** The model with this compound code. */
export function modelOf(reference: Reference, code: string): ReferenceOption | undefined {
  return reference.models(ownerOf(code))?.byCode.get(code);
}

/**
 * Both in one, for a browser whose slice grows with each search. Lists of `b` replace those of `a` with the same key;
 * places are known where both know them.
 */
export function mergeReference(a: ReferenceData, b: ReferenceData): ReferenceData {
  const places = a.places && b.places && [...new Set([...a.places, ...b.places])];
  return {
    makes: b.makes.length > 0 ? b.makes : a.makes,
    models: { ...a.models, ...b.models },
    trims: { ...a.trims, ...b.trims },
    facets: { ...a.facets, ...b.facets },
    ...(places && { places }),
  };
}

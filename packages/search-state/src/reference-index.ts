import { type ReferenceData, type ReferenceOption, slugify } from './reference';

/** A list of options by code and by slug. */
export interface OptionIndex {
  readonly byCode: ReadonlyMap<string, ReferenceOption>;
  readonly bySlug: ReadonlyMap<string, ReferenceOption>;
  /** Slugs by code, if the slug leads back to the code: of two labels with one slug, the second has none. */
  readonly slugs: ReadonlyMap<string, string>;
}

/**
 * Look-ups over reference data. Unknown codes and slugs are undefined, never a guess (R4); so is a
 * list that is missing because a browser has only a slice.
 */
export interface Reference {
  readonly data: ReferenceData;
  readonly makes: OptionIndex;
  /** Returns the models of a make; codes are compound, `CAMRY|TOYOTA`. */
  models(makeCode: string): OptionIndex | undefined;
  /** Returns the trims of the model with this compound code. */
  trims(modelCode: string): OptionIndex | undefined;
  /** Returns a closed vocabulary, by parameter name. */
  facet(param: string): OptionIndex | undefined;
  /** Whether a slug such as `chicago-il` is a place; without a list of places, every slug counts as one. */
  hasPlace(slug: string): boolean;
}

const references = new WeakMap<ReferenceData, Reference>();
/** Cached separately from the references, because merged references share most of their lists. */
const indexes = new WeakMap<readonly ReferenceOption[], OptionIndex>();

/** Returns the look-ups over `data`, indexed list by list on first use and cached as long as `data` exists. */
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

/** Own entries only: keys come from outside, so `__proto__` may be one. */
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

/** Returns the make of a compound model or series code: `CAMRY|TOYOTA` → `TOYOTA`; empty if the code has none (R6). */
export function ownerOf(compound: string): string {
  const bar = compound.lastIndexOf('|');
  return bar === -1 ? '' : compound.slice(bar + 1);
}

/** Returns a compound code without its last part: `CAMRY|TOYOTA` → `CAMRY`; of a trim, its model's plain code: `CAMRY|LE` → `CAMRY`. */
export function plainCode(compound: string): string {
  const bar = compound.lastIndexOf('|');
  return bar === -1 ? compound : compound.slice(0, bar);
}

/** Returns the model with this compound code. */
export function modelOf(reference: Reference, code: string): ReferenceOption | undefined {
  return reference.models(ownerOf(code))?.byCode.get(code);
}

/**
 * Merges two slices, for a browser whose slice grows with each search. Lists of `b` replace those of
 * `a` with the same key; there is a list of places only if both slices have one.
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

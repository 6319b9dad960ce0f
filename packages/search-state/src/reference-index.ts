import { type ReferenceData, type ReferenceOption, slugify } from './reference';

/**
 * Look-ups over reference data. What is not known is undefined, never a guess (R4). A slug is given only where looking it
 * up leads back to the code: of two labels with one slug, the second has none.
 */
export interface Reference {
  readonly data: ReferenceData;
  make(code: string): ReferenceOption | undefined;
  makeBySlug(slug: string): ReferenceOption | undefined;
  makeSlug(code: string): string | undefined;
  /** By compound code, `CAMRY|TOYOTA`. */
  model(code: string): ReferenceOption | undefined;
  modelBySlug(makeCode: string, slug: string): ReferenceOption | undefined;
  modelSlug(code: string): string | undefined;
  /** Compound codes of every known model with this plain code, `CAMRY`. */
  modelsNamed(plainCode: string): readonly string[];
  /** Whether the models of a make are here; a browser holds a slice. */
  hasModelsOf(makeCode: string): boolean;
  /** Whether the trims of a model are here. */
  hasTrimsOf(modelCode: string): boolean;
  /** A trim of the model with this compound code. */
  trim(modelCode: string, code: string): ReferenceOption | undefined;
  trimBySlug(modelCode: string, slug: string): ReferenceOption | undefined;
  trimSlug(modelCode: string, code: string): string | undefined;
  /** A code of a closed vocabulary, by parameter name. */
  option(param: string, code: string): ReferenceOption | undefined;
  optionBySlug(param: string, slug: string): ReferenceOption | undefined;
  optionSlug(param: string, code: string): string | undefined;
  /** Whether `chicago-il` is a place; where no list of places is at hand, any is taken as known. */
  hasPlace(slug: string): boolean;
}

interface OptionMaps {
  byCode: ReadonlyMap<string, ReferenceOption>;
  bySlug: ReadonlyMap<string, ReferenceOption>;
  slugs: ReadonlyMap<string, string>;
}

const built = new WeakMap<ReferenceData, Reference>();

/** Index over `data`, built list by list on first use and kept as long as `data` is. */
export function createReference(data: ReferenceData): Reference {
  let reference = built.get(data);
  if (reference === undefined) {
    reference = buildReference(data);
    built.set(data, reference);
  }
  return reference;
}

function buildReference(data: ReferenceData): Reference {
  const maps = new WeakMap<readonly ReferenceOption[], OptionMaps>();
  let places: ReadonlySet<string> | undefined;
  let named: Map<string, string[]> | undefined;

  const mapsOf = (options: readonly ReferenceOption[] | undefined): OptionMaps | undefined => {
    if (options === undefined) return undefined;
    let found = maps.get(options);
    if (found === undefined) {
      found = indexOptions(options);
      maps.set(options, found);
    }
    return found;
  };
  const modelsOf = (makeCode: string) => mapsOf(own(data.models, makeCode));
  const trimsOf = (modelCode: string) => mapsOf(own(data.trims, modelCode));
  const facet = (param: string) => mapsOf(own(data.facets, param));

  return {
    data,
    make: (code) => mapsOf(data.makes)?.byCode.get(code),
    makeBySlug: (slug) => mapsOf(data.makes)?.bySlug.get(slug),
    makeSlug: (code) => mapsOf(data.makes)?.slugs.get(code),
    model: (code) => modelsOf(ownerOf(code))?.byCode.get(code),
    modelBySlug: (makeCode, slug) => modelsOf(makeCode)?.bySlug.get(slug),
    modelSlug: (code) => modelsOf(ownerOf(code))?.slugs.get(code),
    modelsNamed(plainCode) {
      named ??= groupByPlainCode(data.models);
      return named.get(plainCode) ?? [];
    },
    hasModelsOf: (makeCode) => own(data.models, makeCode) !== undefined,
    hasTrimsOf: (modelCode) => own(data.trims, modelCode) !== undefined,
    trim: (modelCode, code) => trimsOf(modelCode)?.byCode.get(code),
    trimBySlug: (modelCode, slug) => trimsOf(modelCode)?.bySlug.get(slug),
    trimSlug: (modelCode, code) => trimsOf(modelCode)?.slugs.get(code),
    option: (param, code) => facet(param)?.byCode.get(code),
    optionBySlug: (param, slug) => facet(param)?.bySlug.get(slug),
    optionSlug: (param, code) => facet(param)?.slugs.get(code),
    hasPlace(slug) {
      if (data.places === undefined) return true;
      places ??= new Set(data.places);
      return places.has(slug);
    },
  };
}

/** The first option of a code or slug wins. */
function indexOptions(options: readonly ReferenceOption[]): OptionMaps {
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
  return { byCode, bySlug, slugs };
}

function groupByPlainCode(models: ReferenceData['models']): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const options of Object.values(models)) {
    for (const { code } of options) {
      const plain = plainCode(code);
      named.set(plain, [...(named.get(plain) ?? []), code]);
    }
  }
  return named;
}

/** Codes come from outside, so `__proto__` may be one. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
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

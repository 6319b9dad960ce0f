/** Addresses of the pages about models: `/cars-for-sale/models/{make}/{model}[/{year}][/{part}]`. They name codes by the slugs of searches (R4). */
import { basePath, ownerOf, type Reference, type SearchState, slugify } from '@forecourt/search-state';

/** Path below which the pages about models are. */
export const modelsPath = `${basePath}/models`;

/** Parts of a model that have pages of their own, by the last part of their paths, with their names in trails. */
export const modelParts = { trims: 'Compare trims', reviews: 'Consumer reviews' } as const;
export type ModelPart = keyof typeof modelParts;

/** Returns the part that parameters of a page name; undefined if they name none. */
export const modelPartOf = ({ part }: Readonly<Record<string, string>>): ModelPart | undefined =>
  part === 'trims' || part === 'reviews' ? part : undefined;

const yearSlug = /^(19|20)\d\d$/;

/**
 * Returns the path of the page about a model, about one of its years, or about a part of either; undefined if the reference data does not know the model.
 * @param modelCode compound, `CAMRY|TOYOTA`
 */
export function modelPath(
  modelCode: string,
  reference: Reference,
  year?: number,
  part?: ModelPart,
): string | undefined {
  const make = ownerOf(modelCode);
  const slugs = [reference.makes.slugs.get(make), reference.models(make)?.slugs.get(modelCode)];
  if (slugs.includes(undefined)) return undefined;
  return [modelsPath, ...slugs, year, part].filter((each) => each !== undefined).join('/');
}

/** Parses the path of such a page in any case and spelling of its slugs. @returns its search; undefined if there is no such model or year */
export function parseModelPath(path: string, reference: Reference): SearchState | undefined {
  if (!path.startsWith(`${modelsPath}/`)) return undefined;
  const [makeSlug = '', modelSlug = '', year, ...beyond] = path
    .slice(modelsPath.length + 1)
    .replace(/\/$/, '')
    .split('/')
    .map(slugOf);
  const make = reference.makes.bySlug.get(makeSlug);
  const model = make && reference.models(make.code)?.bySlug.get(modelSlug);
  if (make === undefined || model === undefined || beyond.length > 0) return undefined;
  const state: SearchState = { makeCode: [make.code], modelCode: [model.code] };
  if (year === undefined) return state;
  return yearSlug.test(year) ? { ...state, startYear: Number(year), endYear: Number(year) } : undefined;
}

function slugOf(segment: string): string {
  try {
    return slugify(decodeURIComponent(segment));
  } catch {
    return '';
  }
}

import { slugify } from '@forecourt/search-state';

/**
 * The path of a vehicle's page, `/cars-for-sale/vehicle/{id}/{make}/{model}`: make and model as the search's own paths name them.
 * @param model null where the catalogue does not have it, so that no path names it
 */
export function vehiclePath(id: string, make: string, model: string | null): string {
  const names = model === null ? [make] : [make, model];
  return ['/cars-for-sale/vehicle', id, ...names.map(slugify)].join('/');
}

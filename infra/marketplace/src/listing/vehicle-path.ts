import { slugify } from '@forecourt/search-state';

/**
 * Returns the path of a vehicle's page, `/cars-for-sale/vehicle/{id}/{make}/{model}`, with make and model as in the paths of searches.
 * @param model null if the catalogue does not have it, so that no path contains it
 */
export function vehiclePath(id: string, make: string, model: string | null): string {
  const names = model === null ? [make] : [make, model];
  return ['/cars-for-sale/vehicle', id, ...names.map(slugify)].join('/');
}

import type { TileOwner } from '@forecourt/listing';
import { useReference } from '@forecourt/search-kit';

/** Returns the labels of a seller's services for shoppers who live elsewhere. */
export function useServices(owner: TileOwner | undefined): string[] {
  const options = useReference().facets.homeServices ?? [];
  const { homeServices = [] } = owner ?? {};
  return options.filter(({ code }) => homeServices.includes(code)).map(({ label }) => label);
}

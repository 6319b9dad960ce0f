import type { FragmentView } from '@forecourt/fragment-kit';
import { hasSearchRadius, hasSimilar } from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';
import { type TileModel, tileModels } from '../../tile/tile-model';

/** Most results of a search that calls for more (R51). */
const hardlyAny = 25;

export interface BeyondModel {
  /** Listings beyond the radius, and the text of the link to all at any distance. */
  farther?: { tiles: readonly TileModel[]; all: string };
  /** Close matches. */
  alike?: readonly TileModel[];
}

const allText = (count: number): string =>
  count === 1 ? 'See it at any distance' : `All ${formatCount(count)} at any distance`;

/**
 * Returns listings beyond the radius and, if the brand has it, close matches. There are none while a search is pending, because they
 * answer the previous search.
 */
export function beyondModel(view: FragmentView<'listing' | 'supplemental' | 'alike'>): BeyondModel {
  const { state, status, data, reference } = view;
  const { listing, supplemental, alike } = data;
  const found = listing?.totalResultCount ?? Number.POSITIVE_INFINITY;
  if (status !== 'ready' || found > hardlyAny) return {};
  const tilesOf = ({ listings, owners }: NonNullable<typeof alike>) =>
    tileModels(listings, { placement: 'similar', owners, services: reference.facets.homeServices });
  const farther = hasSearchRadius(state) ? (supplemental?.totalResultCount ?? 0) : 0;
  return {
    ...(supplemental !== undefined &&
      farther > 0 && {
        farther: { tiles: tilesOf(supplemental), all: allText(found + farther) },
      }),
    ...(alike !== undefined && hasSimilar(state) && found + farther <= hardlyAny && { alike: tilesOf(alike) }),
  };
}

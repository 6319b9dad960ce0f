import { defineFragment } from '@forecourt/fragment-kit';
import { GridSpotlight, placeOf } from '../../spotlight/paid-places';
import { spotlightAt } from '../../spotlight/spotlight-at';

/** Place of the first of a block's two boosts (R52). */
const firstPlace = 6;

/** A new car beside used cars like those of the search (section 5, "New-car-boost"). */
export default defineFragment({
  name: 'new-car-boost',
  needs: ['boost'],
  Component({ data, slot }) {
    const { page, block, place } = placeOf(slot);
    const index = place === firstPlace ? 0 : 1;
    const spotlight = spotlightAt(data.boost, { page: block, index });
    return <GridSpotlight {...{ spotlight, place: 'boost', position: index, page }} />;
  },
  Fallback: () => null,
});

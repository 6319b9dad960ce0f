import { defineFragment } from '@forecourt/fragment-kit';
import { GridSpotlight, placeOf } from '../../spotlight/grid-spotlight';
import { spotlightAt } from '../../spotlight/spotlight-at';

/** Where the first of a block's two boosts stands (R52). */
const firstPlace = 6;

/** A new car beside used ones like those that are searched for (section 5, "New-car-boost"). */
export default defineFragment({
  name: 'new-car-boost',
  needs: ['boost'],
  hydrate: 'visible',
  Component({ data, slot }) {
    const { page, block, place } = placeOf(slot);
    const index = place === firstPlace ? 0 : 1;
    const spotlight = spotlightAt(data.boost, { page: block, index });
    return <GridSpotlight {...{ spotlight, place: 'boost', position: index, page }} />;
  },
  Fallback: () => null,
});

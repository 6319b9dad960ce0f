import { defineFragment } from '@forecourt/fragment-kit';
import { GridSpotlight, placeOf } from '../../spotlight/paid-places';
import { spotlightAt } from '../../spotlight/spotlight-at';

/** One of the three paid listings at the head of every block (R52). */
export default defineFragment({
  name: 'premium-spotlight',
  needs: ['premium'],
  Component({ data, slot }) {
    const { page, block, place: index } = placeOf(slot);
    const spotlight = spotlightAt(data.premium, { page: block, index });
    return <GridSpotlight {...{ spotlight, place: 'premium', position: index, page }} />;
  },
  Fallback: () => null,
});

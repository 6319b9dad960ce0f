import { defineFragment } from '@forecourt/fragment-kit';
import { GridSpotlight, placeOf } from '../../spotlight/paid-places';
import { spotlightInTurn } from '../../spotlight/spotlight-at';

/** The paid listing at place 23 of every block (R52); one answer serves all pages in rotation. */
export default defineFragment({
  name: 'fourth-tier-spotlight',
  needs: ['fourth-tier'],
  Component({ data, slot }) {
    const { page } = placeOf(slot);
    const spotlight = spotlightInTurn(data['fourth-tier'], page);
    return <GridSpotlight {...{ spotlight, place: 'fourth-tier', position: 0, page }} />;
  },
  Fallback: () => null,
});

import { defineFragment } from '@forecourt/fragment-kit';
import { SpotlightStrip } from '../../spotlight/paid-places';
import { allSpotlights } from '../../spotlight/spotlight-at';

/** Highlighted vehicles, with four pictures each and reasons to be quick (section 3, `vehicleHighlight`). */
export default defineFragment({
  name: 'vehicle-highlights',
  needs: ['highlights'],
  Component: ({ data }) => (
    <SpotlightStrip
      title="Highlighted vehicles"
      items={allSpotlights(data.highlights).map((item) => ({ ...item, place: 'highlight' as const }))}
    />
  ),
  Fallback: () => null,
});

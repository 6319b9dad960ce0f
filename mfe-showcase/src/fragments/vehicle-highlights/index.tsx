import { defineFragment } from '@forecourt/fragment-kit';
import { allSpotlights } from '../../spotlight/spotlight-at';
import { SpotlightRow } from '../../spotlight/spotlight-row';

/** Highlighted vehicles, with four pictures each and reasons to be quick (section 3, `vehicleHighlight`). */
export default defineFragment({
  name: 'vehicle-highlights',
  needs: ['highlights'],
  Component: ({ data }) => (
    <SpotlightRow
      title="Highlighted vehicles"
      place="highlight"
      items={allSpotlights(data.highlights).map((item) => ({ ...item, place: 'highlight' as const }))}
    />
  ),
  Fallback: () => null,
});

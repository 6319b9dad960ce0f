import { defineFragment } from '@forecourt/fragment-kit';
import { SpotlightStrip } from '../../spotlight/paid-places';
import { allSpotlights } from '../../spotlight/spotlight-at';

/** The tiers featured and standard, the more expensive first; each page of results adds six of each. */
export default defineFragment({
  name: 'sponsored-vehicles',
  needs: ['featured', 'standard'],
  Component({ data }) {
    const featured = allSpotlights(data.featured).map((item) => ({ ...item, place: 'featured' as const }));
    const known = new Set(featured.map(({ listing }) => listing.id));
    const standard = allSpotlights(data.standard)
      .filter(({ listing }) => !known.has(listing.id))
      .map((item) => ({ ...item, place: 'standard' as const }));
    return <SpotlightStrip title="Sponsored vehicles" items={[...featured, ...standard]} />;
  },
  Fallback: () => null,
});

import { defineFragment, useSource } from '@forecourt/fragment-kit';
import { shownTitle } from '@forecourt/listing';
import { QuickActions } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';

/** Links to compare, share and report the vehicle, in one line with what is beside it. */
function Tools(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  if (listing === undefined) return null;
  return <QuickActions listing={listing.id} title={shownTitle(listing)} className="fc-beside" />;
}

/** Compare, share and report the vehicle (section 4, "Quick actions"). */
export default defineFragment({ name: 'vehicle-tools', needs: ['vehicle'], Component: Tools, Fallback: () => null });

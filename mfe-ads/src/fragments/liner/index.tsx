import { defineFragment, type FragmentProps } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { Frame, Gap } from '../../frame/frame';
import { placementOf } from '../../places';
import { useAd } from '../../use-ad';

/** Renders an ad between two rows of listings, as wide as they are (R52). */
function Liner({ data, brand, slot }: FragmentProps<'ads'>): ReactNode {
  const placement = placementOf(slot);
  const shown = useAd(placement, data);
  if (!brand.flags.ads) return null;
  return <Frame placement={placement} shown={shown} format="leaderboard" className={undefined} />;
}

export default defineFragment({
  name: 'liner',
  needs: ['ads'],
  // The ad is requested when its place is near the window.
  hydrate: 'visible',
  Component: Liner,
  Fallback: () => <Gap format="leaderboard" className={undefined} />,
});

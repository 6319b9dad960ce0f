import { defineFragment, type FragmentProps } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { Frame, Gap } from '../../frame/frame';
import { placementOf } from '../../places';
import { useAd } from '../../use-ad';
import styles from './grid-ad.module.css';

/** Renders an ad among the listings, as large as its cell of the grid: fluid, inline, treehouse, peekaboo and the promotion of a filter (R52). */
function GridAd({ data, brand, slot }: FragmentProps<'ads'>): ReactNode {
  const placement = placementOf(slot);
  const shown = useAd(placement, data);
  if (!brand.flags.ads) return null;
  return <Frame placement={placement} shown={shown} format="tile" className={styles.cell} />;
}

export default defineFragment({
  name: 'grid-ad',
  needs: ['ads'],
  // The ad is requested when its place is near the window.
  hydrate: 'visible',
  Component: GridAd,
  Fallback: () => <Gap format="tile" className={styles.cell} />,
});

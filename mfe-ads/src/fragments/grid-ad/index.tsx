import { defineFragment, type FragmentProps, useImpression } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { adAt, placedAd } from '../../ads';
import { HouseAd } from '../../house-ad/house-ad';
import styles from './grid-ad.module.css';

/** An ad among the listings, as large as its cell of the grid, whether or not there is an ad (R67). `slot.position` says which. */
function GridAd({ data, brand, slot }: FragmentProps<'ads'>): ReactNode {
  const placement = `grid-${slot.position}`;
  const ad = adAt(data, placement);
  const placed = placedAd(placement, ad);
  const box = useImpression<HTMLDivElement>(placed);
  if (!brand.flags.ads) return null;
  return (
    <div className={styles.cell}>
      <p className={styles.label}>Advertisement</p>
      <div ref={box} className={styles.box}>
        {ad !== undefined && placed !== undefined && <HouseAd ad={ad} placed={placed} format="tile" />}
      </div>
    </div>
  );
}

export default defineFragment({
  name: 'grid-ad',
  needs: ['ads'],
  hydrate: 'visible',
  Component: GridAd,
  Fallback: () => (
    <div className={styles.cell}>
      <p className={styles.label}>Advertisement</p>
      <div className={styles.box} />
    </div>
  ),
});

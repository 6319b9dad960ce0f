import { defineFragment, type FragmentProps } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { adAt } from '../../ads';
import { HouseAd } from '../../house-ad/house-ad';
import { useImpression } from '../../use-impression';
import styles from './grid-ad.module.css';

/** An ad among the listings, as large as its cell of the grid, whether or not there is an ad (R67). `slot.position` says which. */
function GridAd({ data, brand, slot }: FragmentProps<'ads'>): ReactNode {
  const placement = `grid-${slot.position}`;
  const ad = adAt(data, placement);
  const box = useImpression<HTMLDivElement>(placement, ad?.id);
  if (!brand.flags.ads) return null;
  return (
    <div className={styles.cell}>
      <p className={styles.label}>Advertisement</p>
      <div ref={box} className={styles.box}>
        {ad !== undefined && <HouseAd ad={ad} format="tile" />}
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

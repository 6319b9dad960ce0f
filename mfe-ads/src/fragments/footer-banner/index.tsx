import { defineFragment, type FragmentProps, useImpression } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { adAt, placedAd } from '../../ads';
import { HouseAd } from '../../house-ad/house-ad';
import styles from './footer-banner.module.css';

const placement = 'footer';

/** The banner at the foot of the page: 728 × 90, 320 × 50 on phones, whether or not there is an ad (R67). */
function FooterBanner({ data, brand }: FragmentProps<'ads'>): ReactNode {
  const ad = adAt(data, placement);
  const placed = placedAd(placement, ad);
  const box = useImpression<HTMLDivElement>(placed);
  if (!brand.flags.ads) return null;
  return (
    <Frame>
      <div ref={box} className={styles.box}>
        {ad !== undefined && placed !== undefined && <HouseAd ad={ad} placed={placed} format="leaderboard" />}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <aside className={styles.banner} aria-label="Advertisement">
      <p className={styles.label} aria-hidden="true">
        Advertisement
      </p>
      {children}
    </aside>
  );
}

export default defineFragment({
  name: 'footer-banner',
  needs: ['ads'],
  hydrate: 'visible',
  Component: FooterBanner,
  Fallback: () => (
    <Frame>
      <div className={styles.box} />
    </Frame>
  ),
});

import { opensPlaced } from '@forecourt/fragment-kit';
import { cx, VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { HouseAdContent } from '../ads';
import styles from './house-ad.module.css';

/** A leaderboard of 728 × 90, 320 × 50 on phones; the size of its tile; or a leaderboard that is a tile on phones. */
export type AdFormat = 'leaderboard' | 'tile' | 'banner';

/** Renders one of the site's own ads: a single link. */
export function HouseAd(props: { ad: HouseAdContent; format: AdFormat }): ReactNode {
  const { ad, format } = props;
  const { src, alt } = ad.picture ?? { src: `/ads/pictures/${ad.theme}.svg`, alt: '' };
  const external = !ad.href.startsWith('/');
  return (
    <a
      href={ad.href}
      rel={external ? 'sponsored noopener' : 'sponsored'}
      target={external ? '_blank' : undefined}
      {...opensPlaced}
      className={cx(styles.ad, styles[format])}
    >
      <img src={src} alt={alt} loading="lazy" decoding="async" className={styles.art} />
      <strong className={styles.headline}>{ad.headline}</strong>
      <span className={styles.body}>{ad.body}</span>
      <span className={styles.cta}>
        {ad.cta}
        {external && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </span>
    </a>
  );
}

import type { Placed } from '@forecourt/contracts';
import { useClick } from '@forecourt/fragment-kit';
import { cx } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { HouseAdContent } from '../ads';
import { Art } from './art';
import styles from './house-ad.module.css';

/** One of the site's own ads: a single link. A leaderboard of 728 × 90 (320 × 50 on phones), or as large as its tile. */
export function HouseAd(props: { ad: HouseAdContent; placed: Placed; format: 'leaderboard' | 'tile' }): ReactNode {
  const { ad, placed, format } = props;
  const follow = useClick(placed);
  const external = !ad.href.startsWith('/');
  return (
    <a
      href={ad.href}
      rel={external ? 'sponsored noopener' : 'sponsored'}
      target={external ? '_blank' : undefined}
      onClick={follow}
      onAuxClick={follow}
      className={cx(styles.ad, styles[format], styles[ad.theme])}
    >
      <Art theme={ad.theme} className={styles.art} />
      <span className={styles.words}>
        <strong className={styles.headline}>{ad.headline}</strong>
        <span className={styles.body}>{ad.body}</span>
      </span>
      <span className={styles.cta}>{ad.cta}</span>
    </a>
  );
}

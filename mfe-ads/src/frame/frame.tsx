import { placedAs } from '@forecourt/fragment-kit';
import { cx } from '@forecourt/ui';
import { type ReactNode, useRef } from 'react';
import { type AdFormat, HouseAd } from '../house-ad/house-ad';
import { placedAd } from '../placed-ad';
import type { Shown } from '../use-ad';
import styles from './frame.module.css';
import { useClosed } from './use-closed';

interface FrameProps {
  placement: string;
  shown: Shown;
  format: AdFormat;
  className: string | undefined;
}

/**
 * An ad in its reserved space: labelled once it is there, the same size before and after. Without an ad the space is an empty gap, and closes when
 * it is out of view.
 */
export function Frame({ placement, shown, format, className }: FrameProps): ReactNode {
  const { status, filled, canvas } = shown;
  const placed = placedAd(placement, filled);
  const house = filled?.kind === 'house' && placed !== undefined ? filled.ad : undefined;
  const room = useRef<HTMLDivElement>(null);
  const isClosed = useClosed(room, status === 'none');
  if (isClosed) return null;
  return (
    <div
      ref={room}
      {...(placed !== undefined && { role: 'group', 'aria-label': 'Advertisement' })}
      className={cx(styles.frame, styles[status], className)}
    >
      <div
        {...placedAs(placed)}
        ref={house === undefined ? undefined : canvas}
        className={cx(styles.box, styles[format])}
      >
        {house === undefined ? <div ref={canvas} className={styles.canvas} /> : <HouseAd ad={house} format={format} />}
      </div>
    </div>
  );
}

/** Renders the empty space, for fallbacks. */
export function Gap({ format, className }: Pick<FrameProps, 'format' | 'className'>): ReactNode {
  return (
    <div className={cx(styles.frame, styles.waiting, className)}>
      <div className={cx(styles.box, styles[format])} />
    </div>
  );
}

import { formatCount, formatMiles } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import type { Comparison } from './mileage';
import styles from './worth.module.css';

const width = 420;

/** Renders two bars, the vehicle's mileage and the average, and the difference in words. */
export function MileageBars({ comparison, name }: { comparison: Comparison; name: string }): ReactNode {
  const headingId = useId();
  const { own, average, difference, count } = comparison;
  const most = Math.max(own, average);
  const long = (miles: number) => Math.round((miles / most) * width);
  const told =
    Math.abs(difference) < average * 0.02
      ? 'About the average'
      : `${formatMiles(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'} the average`;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Mileage against the average</h3>
      <figure className={styles.chart}>
        <svg viewBox={`0 0 ${width} 44`} aria-hidden="true" focusable="false">
          <rect y="0" width={long(own)} height="18" className={styles.own} />
          <rect y="24" width={long(average)} height="18" className={styles.bar} />
        </svg>
        <figcaption>
          <strong>{told}</strong>
          {`: this one has ${formatMiles(own)}, a ${name} on this site ${formatMiles(average)} on average (of ${formatCount(count)}).`}
        </figcaption>
      </figure>
    </section>
  );
}

import type { Market } from '@forecourt/listing';
import { formatCount, formatPrice } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { type Bar, barsOf, besides, placeOf } from './market';
import styles from './worth.module.css';

const [width, height, gap] = [420, 120, 3];

/** Renders the price among those of similar vehicles: bars whose heights are numbers of vehicles, and the same in words. */
export function MarketChart({ market, price, name }: { market: Market; price: number; name: string }): ReactNode {
  const headingId = useId();
  const bars = barsOf(market, price);
  if (bars === null || !bars.some(({ isOwn }) => isOwn)) return null;
  const { from, to } = market.years;
  const years = from === to ? `${from}` : `${from} to ${to}`;
  const { cheaper, dearer } = besides(bars);
  const highest = Math.max(...bars.map(({ count }) => count));
  const wide = width / bars.length;
  const estimate = market.appraisal?.estimate;
  const line = estimate === undefined ? null : placeOf(bars, estimate) * wide;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Price against the market</h3>
      <figure className={styles.chart}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {bars.map(({ from: edge, count, isOwn }, at) => {
            const high = Math.round((count / highest) * height);
            return (
              <rect
                key={edge}
                x={at * wide + gap / 2}
                y={height - high}
                width={wide - gap}
                height={high}
                className={isOwn ? styles.own : styles.bar}
              />
            );
          })}
          {line !== null && <line x1={line} x2={line} y1="0" y2={height} className={styles.estimate} />}
        </svg>
        <p className={styles.scale} aria-hidden="true">
          <span>{formatPrice(bars[0]?.from ?? 0)}</span>
          <span>{endOf(bars)}</span>
        </p>
        <figcaption>
          {`Of ${formatCount(market.count)} ${name} of ${years} on this site, ${costs(cheaper)} less than this one's band of ${bandOf(bars)}, ${costs(dearer)} more.`}
          {' The highlighted bar holds this one.'}
          {estimate !== undefined && ` The line is the usual price of such a vehicle, ${formatPrice(estimate)}.`}
        </figcaption>
      </figure>
    </section>
  );
}

const costs = (count: number) => `${formatCount(count)} ${count === 1 ? 'costs' : 'cost'}`;

function bandOf(bars: readonly Bar[]): string {
  const own = bars.find(({ isOwn }) => isOwn);
  if (own === undefined) return '';
  return own.to === null
    ? `${formatPrice(own.from)} and more`
    : `${formatPrice(own.from)} to ${formatPrice(own.to - 1)}`;
}

function endOf(bars: readonly Bar[]): string {
  const last = bars.at(-1);
  return last?.to == null ? `${formatPrice(last?.from ?? 0)} and more` : formatPrice(last.to);
}

import type { ReactNode } from 'react';
import styles from '../filters.module.css';

/** Height of the tallest bar, and width of a bar with its gap, in units of the drawing: whole numbers, which are short. */
const [height, step] = [40, 10];

/**
 * Renders the histogram's bars; those within the range have the brand's colour.
 * @param counts of cars in each interval. @param from index of the first interval within the range. @param to index after the last one
 */
export function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }): ReactNode {
  const most = Math.max(1, ...counts);
  const bars = (isWithin: boolean) =>
    counts
      .map((count, at) => {
        if (count <= 0 || (at >= from && at < to) !== isWithin) return '';
        const top = Math.round(height * (1 - Math.max(0.04, count / most)));
        return `M${at * step + 1} ${height}V${top}h${step - 2}V${height}z`;
      })
      .join('');
  const [beyond, within] = [bars(false), bars(true)];
  const viewBox = `0 0 ${counts.length * step} ${height}`;
  return (
    <svg className={styles.histogram} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {beyond !== '' && <path d={beyond} />}
      <path d={within} />
    </svg>
  );
}

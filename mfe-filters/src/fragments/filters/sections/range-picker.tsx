import { useDispatch } from '@forecourt/fragment-kit';
import { useShown } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import { RangeSlider } from '@forecourt/ui/range-slider';
import type { ReactNode } from 'react';
import { type Spread, scales } from '../model/scales';
import styles from './range-picker.module.css';

export interface RangePickerProps {
  of: 'price' | 'year' | 'mileage';
  spread: Spread | undefined;
  state: SearchState;
}

/** Renders a range by two thumbs under the histogram of the results. Searches when they rest, by pointer and by keys (R20, R21). */
export function RangePicker({ of, spread, state }: RangePickerProps): ReactNode {
  const dispatch = useDispatch();
  const scale = scales[of];
  const edges = spread?.edges ?? [];
  const [value, choose] = useShown(scale.thumbs(state, edges));
  return (
    <>
      <Histogram counts={spread?.counts ?? []} from={value[0]} to={value[1] + 1 - scale.gap} />
      <RangeSlider
        label={of}
        fixedLow={scale.fixedLow}
        min={0}
        max={scale.places(edges.length) - 1}
        value={value}
        format={(place) => scale.text(place, edges)}
        onChange={([low, high]) => {
          if (high - low < scale.gap) return;
          choose([low, high], () => dispatch({ type: 'range', values: scale.values(low, high, edges), live: true }));
        }}
      />
    </>
  );
}

/** Renders the histogram's bars; those within the range have the brand's colour. */
function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }): ReactNode {
  const most = Math.max(1, ...counts);
  const bars = (isWithin: boolean) =>
    counts
      .map((count, at) =>
        count > 0 && (at >= from && at < to) === isWithin
          ? `M${at + 0.1} 1V${(1 - Math.max(0.04, count / most)).toFixed(3)}h.8V1z`
          : '',
      )
      .join('');
  return (
    <svg className={styles.histogram} viewBox={`0 0 ${counts.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars(false)} />
      <path d={bars(true)} className={styles.within} />
    </svg>
  );
}

import { useDispatch } from '@forecourt/fragment-kit';
import { useShown } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import { RangeSlider } from '@forecourt/ui/range-slider';
import type { ReactNode } from 'react';
import { type Spread, scales } from '../model/scales';
import { Histogram } from './histogram';

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

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../filters.module.css';
import { scales } from '../model/scales';
import { Histogram } from './histogram';
import type { RangePickerProps } from './range-picker';

/** Allowed numbers of bins: fewer show nothing, and our service never sends more. */
const [fewest, most] = [3, 200];

/**
 * Two thumbs under a histogram, loaded when their place is in view. The histogram is there from the start; the thumbs are absent without script,
 * or if their script fails to load: the fields beside them set the same parameters.
 */
export function RangeOnDemand(props: RangePickerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [RangePicker, setPicker] = useState<ComponentType<RangePickerProps> | null>(null);
  const { of, spread, state } = props;
  const scale = scales[of];
  const [from, to] = scale.thumbs(state, spread?.edges ?? []);
  const count = spread?.edges.length ?? 0;
  // The style sheet draws the thumbs until the real ones are loaded.
  const isWhole = from === 0 && to === scale.places(count) - 1 && scale.fixedLow !== true;
  const isUsable = count >= fewest && count <= most;

  useEffect(() => {
    if (!isUsable || place.current === null || RangePicker !== null || !('IntersectionObserver' in window)) return;
    let wanted = true;
    const show = (module: typeof import('./range-picker')) => {
      if (wanted) setPicker(() => module.RangePicker);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./range-picker').then(show, () => {});
    });
    observer.observe(place.current);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [RangePicker, isUsable]);

  return isUsable ? (
    <div ref={place} className={styles.picker} data-ends={isWhole ? '' : undefined}>
      {RangePicker !== null ? (
        <RangePicker {...props} />
      ) : (
        <Histogram counts={spread?.counts ?? []} from={from} to={to + 1 - scale.gap} />
      )}
    </div>
  ) : null;
}

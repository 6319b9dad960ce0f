import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../filters.module.css';
import type { RangePickerProps } from './range-picker';

/** Fewer bins say nothing, and more than these are not of our service. */
const [fewest, most] = [3, 200];

/**
 * Two thumbs under a histogram, fetched when its place is seen. Without script it is absent, for its thumbs would send nothing that
 * the boxes beside it do not; so nothing is lost either where its script cannot be had.
 */
export function RangeOnDemand(props: RangePickerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [RangePicker, setPicker] = useState<ComponentType<RangePickerProps> | null>(null);
  const count = props.spread?.edges.length ?? 0;
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
    <div ref={place} className={styles.picker}>
      {RangePicker !== null && <RangePicker {...props} />}
    </div>
  ) : null;
}

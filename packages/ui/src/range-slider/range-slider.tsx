import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx';
import styles from './range-slider.module.css';

/** The lower and the upper end. */
export type Range = readonly [low: number, high: number];

export interface RangeSliderProps {
  /** Label of the pair, and of each thumb after "Minimum" and "Maximum". */
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Called at every step of a drag. */
  onChange(value: Range): void;
  /** Called once a drag or a key press has ended. */
  onCommit?(value: Range): void;
  /** Formats a number for screen readers, `$20,000`. */
  format?(value: number): string;
  /** Names of the two inputs in a form. */
  names?: readonly [low: string, high: string];
  /** Fixes the lower end: one thumb. */
  fixedLow?: boolean;
  className?: string;
}

/** Two thumbs on one track, each a native range input, that cannot pass each other; or one. */
export function RangeSlider(props: RangeSliderProps): ReactNode {
  const { label, min, max, step, value, format = String, names, fixedLow, className } = props;
  const [low, high] = value;
  const group = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // React's onChange is the browser's `input`; the browser's `change` marks the end of a drag.
  useEffect(() => {
    const commit = () => latest.current.onCommit?.(latest.current.value);
    const element = group.current;
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, []);

  const share = (at: number) => (max > min ? ((Math.min(Math.max(at, min), max) - min) / (max - min)) * 100 : 0);
  const thumb = (end: 0 | 1) => (
    <input
      type="range"
      className={styles.input}
      aria-label={`${end === 0 ? 'Minimum' : 'Maximum'} ${label}`}
      aria-valuetext={format(value[end])}
      name={names?.[end]}
      min={min}
      max={max}
      step={step}
      value={value[end]}
      onChange={(event) => {
        const at = Number(event.currentTarget.value);
        props.onChange(end === 0 ? [Math.min(at, high), high] : [low, Math.max(at, low)]);
      }}
    />
  );

  return (
    <fieldset ref={group} aria-label={label} className={cx(styles.slider, className)}>
      <svg className={styles.track} width="100%" height="4" aria-hidden="true">
        <rect width="100%" height="4" rx="2" />
        <rect
          className={styles.span}
          x={`${share(low)}%`}
          width={`${Math.max(share(high) - share(low), 0)}%`}
          height="4"
        />
      </svg>
      {!fixedLow && thumb(0)}
      {thumb(1)}
    </fieldset>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { controlClass, labelClass } from '../field/field';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  /** The label is there for assistive technology only. */
  hideLabel?: boolean;
  options: readonly SelectOption[];
  /** Label and box on one line: `Sort By: [Relevance]`. */
  inline?: boolean;
}

/** A native select with its label. */
export function Select({ label, hideLabel, options, inline, className, ...rest }: SelectProps): ReactNode {
  return (
    <label className={cx(labelClass, styles.label, inline && styles.inline, className)}>
      {!hideLabel && label}
      <select {...rest} aria-label={hideLabel ? label : undefined} className={controlClass}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, type FieldProps } from '../field/field';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Label and box on one line: `Sort By: [Relevance]`. */
  inline?: boolean;
}

/** A native select with its label. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  options,
  inline,
  className,
  id,
  required,
  ...rest
}: SelectProps): ReactNode {
  return (
    <Field {...{ label, hideLabel, hint, error, id, required }} className={cx(inline && styles.inline, className)}>
      {(control) => (
        <span className={styles.box}>
          <select {...rest} {...control} className={cx(control.className, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { controlClass, FieldError, labelClass } from '../field/field';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Name of the option group; consecutive options of a group are shown under it. */
  group?: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  options: readonly SelectOption[];
  /** Label and box on one line: `Sort By: [Relevance]`. */
  inline?: boolean;
  /** The error and its remedy, below the select; announced when it appears. */
  error?: ReactNode;
}

/** A native select with its label. */
export function Select({ label, hideLabel, options, inline, error, className, ...rest }: SelectProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className={cx(labelClass, styles.label, inline && styles.inline, className)}>
        {!hideLabel && label}
        <select
          {...rest}
          aria-label={hideLabel ? label : undefined}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          className={controlClass}
        >
          {grouped(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(toOption)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(toOption)}
              </optgroup>
            ),
          )}
        </select>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

function toOption({ value, label, disabled }: SelectOption): ReactNode {
  return (
    <option key={value} value={value === label ? undefined : value} disabled={disabled}>
      {label}
    </option>
  );
}

function grouped(options: readonly SelectOption[]): { group: string | undefined; members: SelectOption[] }[] {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, type FieldProps } from '../field/field';
import { type IconName, withIcon } from '../icon/icon';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  /** An icon at the start of the box. */
  icon?: IconName;
}

/** A labelled one-line input. */
export function TextField({ label, hint, error, icon, className, required, ...rest }: TextFieldProps): ReactNode {
  const box = icon && withIcon(icon, styles.led);
  return (
    <Field {...{ label, hint, error, required, className, box }}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}

/** A labelled input of several lines. */
export function TextArea({
  label,
  hint,
  error,
  className,
  required,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'children'>): ReactNode {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} className={cx(control.className, styles.area)} />}
    </Field>
  );
}

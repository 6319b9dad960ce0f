import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, type FieldProps } from '../field/field';
import styles from './text-field.module.css';

/** A labelled input of several lines. */
export function TextArea({
  label,
  error,
  className,
  required,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'children'>): ReactNode {
  return (
    <Field {...{ label, error, required, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} className={cx(control.className, styles.area)} />}
    </Field>
  );
}

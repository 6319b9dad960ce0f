import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, type FieldProps } from '../field/field';
import { type IconName, withIcon } from '../icon/icon';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  /** An icon at the start of the box. */
  icon?: IconName;
  /** A `$` there. */
  dollars?: boolean;
}

/** A labelled one-line input. */
export function TextField({ label, error, icon, dollars, className, required, ...rest }: TextFieldProps): ReactNode {
  return (
    <Field
      {...{ label, error, required, className }}
      box={icon ? withIcon(icon, styles.led) : { className: cx(dollars && styles.dollars) }}
    >
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}

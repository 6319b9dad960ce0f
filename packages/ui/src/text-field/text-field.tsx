import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, type FieldProps } from '../field/field';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  /** An icon at the start of the box. */
  icon?: IconName;
  /** A sign before the text, `$`; decoration, so say it in the label or the hint too. */
  sign?: string;
  /** A button at the end of the box. */
  action?: ReactNode;
}

/** A labelled one-line input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  icon,
  sign,
  action,
  className,
  id,
  required,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field {...{ label, hideLabel, hint, error, id, required, className }}>
      {(control) => (
        <span className={styles.box}>
          {icon !== undefined && <Icon name={icon} className={styles.lead} />}
          {sign !== undefined && (
            <span className={styles.lead} aria-hidden="true">
              {sign}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            className={cx(
              control.className,
              icon && styles.withIcon,
              sign && styles.withSign,
              action != null && styles.withAction,
            )}
          />
          {action != null && <span className={styles.action}>{action}</span>}
        </span>
      )}
    </Field>
  );
}

/** A labelled input of several lines. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  id,
  required,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'children'>): ReactNode {
  return (
    <Field {...{ label, hideLabel, hint, error, id, required, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} className={cx(control.className, styles.area)} />}
    </Field>
  );
}

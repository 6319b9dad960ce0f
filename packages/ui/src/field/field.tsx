import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** What every labelled control takes. */
export interface FieldProps {
  label: ReactNode;
  /** The label is there for assistive technology only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** By reference too, so that a label with an asterisk or a hint inside it names the control alike everywhere. */
  required?: boolean;
}

/** Label, control, hint and error in one column. `children` gets the attributes that its control must carry. */
export function Field(
  props: FieldProps & {
    id?: string;
    required?: boolean;
    className?: string;
    children(control: ControlAttributes): ReactNode;
  },
): ReactNode {
  const { label, hideLabel, hint, error, required, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={cx(styles.label, hideLabel && styles.hidden)}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        required,
        className: styles.control ?? '',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}

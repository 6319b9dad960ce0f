import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { withIcon } from '../icon/icon';
import styles from './field.module.css';

/** Props of every labelled control. */
export interface FieldProps {
  label: ReactNode;
  /** The error and its remedy; announced when it appears. */
  error?: ReactNode;
}

/** Attributes of a control in a field. */
export interface ControlAttributes {
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

/** Class of a control; its label's class is `labelClass`. */
export const controlClass: string = styles.control ?? '';
export const labelClass: string = styles.label ?? '';

/** Label around its control, error below. `children` gets the attributes that its control must carry. */
export function Field(
  props: FieldProps & {
    required?: boolean;
    className?: string;
    /** Attributes of the label: an icon in the box. */
    box?: { className: string };
    children(control: ControlAttributes): ReactNode;
  },
): ReactNode {
  const { label, error, required, className, box, children } = props;
  const id = useId();
  return (
    <div className={cx(styles.field, className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `children` is the control */}
      <label {...box} className={cx(labelClass, box?.className)}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        {children({
          required,
          className: controlClass,
          'aria-describedby': error ? id : undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** The error of a control, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <span id={id} role="alert" {...withIcon('warning', styles.error)}>
      {children}
    </span>
  );
}

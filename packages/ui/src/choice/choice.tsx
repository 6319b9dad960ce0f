import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { formatCount } from '../format';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** How many results it would give. */
  count?: number;
  /** A swatch, an icon or a badge before the label. */
  before?: ReactNode;
  /** A badge or an info button after the label; stays outside the label's click area. */
  after?: ReactNode;
}

function Row({
  type,
  mark,
  role,
  label,
  count,
  before,
  after,
  className,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio'; mark: string | undefined }): ReactNode {
  return (
    <div className={cx(styles.row, className)}>
      <label className={styles.label}>
        <input {...rest} role={role} type={type} className={cx(styles.input, mark)} />
        {before}
        <span className={styles.text}>{label}</span>
        {count !== undefined && (
          <span className={styles.count}>
            <VisuallyHidden>, </VisuallyHidden>
            {formatCount(count)}
            <VisuallyHidden>{count === 1 ? ' result' : ' results'}</VisuallyHidden>
          </span>
        )}
      </label>
      {after}
    </div>
  );
}

/** One box of a facet: a native checkbox with its label and count in one row of 36 px. */
export function Checkbox(props: ChoiceProps): ReactNode {
  return <Row {...props} type="checkbox" mark={styles.checkbox} />;
}

/** One of several alternatives; those that belong together share a `name`. */
export function Radio(props: ChoiceProps): ReactNode {
  return <Row {...props} type="radio" mark={styles.radio} />;
}

/** On or off, at once: a checkbox that is announced as a switch. */
export function Switch(props: ChoiceProps): ReactNode {
  return <Row {...props} role="switch" type="checkbox" mark={styles.switch} />;
}

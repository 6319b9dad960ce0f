import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { formatCount } from '../format';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Text; anything else is one element of the row. */
  label: ReactNode;
  /** How many results it would give. */
  count?: number;
  /** A swatch or an icon before the label. */
  before?: ReactNode;
}

/** The row of a choice: box, label, count. `type` and `role` say what the box is. */
function Row({ label, count, before, className, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }): ReactNode {
  return (
    <label className={cx(styles.row, className)}>
      <input {...rest} />
      {before}
      {label}
      {count !== undefined && <small>{` ${formatCount(count)}`}</small>}
    </label>
  );
}

/** One box of a facet: a native checkbox with its label and count in one row of 36 px. */
export function Checkbox(props: ChoiceProps): ReactNode {
  return <Row {...props} type="checkbox" />;
}

/** One of several alternatives; those that belong together share a `name`. */
export function Radio(props: ChoiceProps): ReactNode {
  return <Row {...props} type="radio" />;
}

/** On or off, at once: a checkbox that is announced as a switch. */
export function Switch(props: ChoiceProps): ReactNode {
  return <Row {...props} role="switch" type="checkbox" />;
}

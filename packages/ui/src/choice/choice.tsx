import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cx } from '../cx';
import { formatCount } from '../format';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'children'> {
  /** Text, or one element. */
  label: ReactNode;
  /** Number of results. */
  count?: number;
  /** A swatch or an icon before the label. */
  before?: ReactNode;
}

/** Whether a `ChoiceList` around the choice styles its row, so that hundreds of rows need no class. */
const Listed = createContext(false);

/** A group of checkboxes with a name for assistive technology. */
export function ChoiceList({
  className,
  ...rest
}: Omit<ComponentProps<'fieldset'>, 'aria-label'> & { 'aria-label': string }): ReactNode {
  return (
    <Listed value={true}>
      <fieldset {...rest} className={cx(styles.list, className)} />
    </Listed>
  );
}

/** A native checkbox with its label and count in one row of 36 px. */
export function Checkbox({ label, count, before, className, ...rest }: ChoiceProps): ReactNode {
  return (
    <label className={cx(!useContext(Listed) && styles.row, className) || undefined}>
      <input type="checkbox" {...rest} />
      {before}
      {label}
      {count !== undefined && <small>{` ${formatCount(count)}`}</small>}
    </label>
  );
}

/** A radio button; alternatives share a `name`. */
export function Radio(props: ChoiceProps): ReactNode {
  return <Checkbox {...props} type="radio" />;
}

/** A checkbox that is announced as a switch and applies at once. */
export function Switch(props: ChoiceProps): ReactNode {
  return <Checkbox {...props} role="switch" />;
}

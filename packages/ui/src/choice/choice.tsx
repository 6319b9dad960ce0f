import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cx } from '../cx';
import { formatCount } from '../format';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'children'> {
  /** Text; anything else is one element of the row. */
  label: ReactNode;
  /** How many results it would give. */
  count?: number;
  /** A swatch or an icon before the label. */
  before?: ReactNode;
}

/** Whether a list around says already what a row looks like: of hundreds of rows, none has to. */
const Listed = createContext(false);

/** Boxes that belong together, under a name for assistive technology. */
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

/** One box of a facet: a native checkbox with its label and count in one row of 36 px. */
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

/** One of several alternatives; those that belong together share a `name`. */
export function Radio(props: ChoiceProps): ReactNode {
  return <Checkbox {...props} type="radio" />;
}

/** On or off, at once: a checkbox that is announced as a switch. */
export function Switch(props: ChoiceProps): ReactNode {
  return <Checkbox {...props} role="switch" />;
}

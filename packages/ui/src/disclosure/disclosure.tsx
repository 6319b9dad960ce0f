import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'children'> {
  title: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** Its present value, shown at the end of the title's line; not shown if empty. */
  value?: string;
  /** The content: one element. */
  children: ReactNode;
}

/** A section that opens and closes, on `<details>`: works without script, and the browser's own search opens it. */
export function Disclosure({ title, level, value, className, children, ...rest }: DisclosureProps): ReactNode {
  const Heading = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details {...rest} className={cx(styles.details, className)}>
      <summary>
        <Heading>{title}</Heading>
        {value && <small>{` ${value}`}</small>}
      </summary>
      {children}
    </details>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** Number of selected options; shown if above 0. */
  selected?: number;
}

/** A section that opens and closes, on `<details>`: works without script, and the browser's own search opens it. */
export function Disclosure({ title, level, selected = 0, className, children, ...rest }: DisclosureProps): ReactNode {
  const Heading = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details {...rest} className={cx(styles.details, className)}>
      <summary>
        <Heading>{title}</Heading>
        {selected > 0 && (
          <b>
            {selected}
            <VisuallyHidden> selected</VisuallyHidden>
          </b>
        )}
      </summary>
      <div>{children}</div>
    </details>
  );
}

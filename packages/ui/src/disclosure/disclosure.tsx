import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** How many things inside are selected; shown while it is above 0. */
  selected?: number;
}

/** A section that opens and closes, on `<details>`: works without script, and the browser's own search opens it. */
export function Disclosure({ title, level, selected = 0, className, children, ...rest }: DisclosureProps): ReactNode {
  const Heading = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details {...rest} className={cx(styles.details, className)}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        {selected > 0 && (
          <span className={styles.selected}>
            {selected}
            <VisuallyHidden> selected</VisuallyHidden>
          </span>
        )}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

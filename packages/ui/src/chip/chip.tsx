import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './chip.module.css';

export interface ChipLook {
  /** An active filter or the chosen one of several. */
  selected?: boolean;
  size?: 'sm';
}

/** Class names of a chip; for `IntentLink`. Put a `ChipContent` into it when it removes something. */
export function chipClass({ selected, size }: ChipLook = {}): string {
  return cx(styles.chip, size && styles[size], selected && styles.selected);
}

/** The content of a chip that removes a filter: its accessible name is "Remove {label}". */
export function ChipContent({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span className={styles.label}>{children}</span>
      <Icon name="close" size={16} />
    </>
  );
}

interface ChipOwnProps extends ChipLook {
  /** Shows a cross, and is named as a remove button. */
  removable?: boolean;
}

const content = (removable: boolean | undefined, children: ReactNode) =>
  removable ? <ChipContent>{children}</ChipContent> : children;

/** A chip that is a button. */
export function Chip({
  selected,
  size,
  removable,
  className,
  children,
  ...rest
}: ChipOwnProps & ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...rest} className={cx(chipClass({ selected, size }), className)}>
      {content(removable, children)}
    </button>
  );
}

/** A chip that is a link. */
export function ChipLink({
  selected,
  size,
  removable,
  className,
  children,
  ...rest
}: ChipOwnProps & ComponentProps<'a'>): ReactNode {
  return (
    <a {...rest} className={cx(chipClass({ selected, size }), className)}>
      {content(removable, children)}
    </a>
  );
}

/** A list of chips that wraps. */
export function ChipList({ label, className, children, ...rest }: { label: string } & ComponentProps<'ul'>): ReactNode {
  return (
    <ul {...rest} aria-label={label} className={cx(styles.list, className)}>
      {children}
    </ul>
  );
}

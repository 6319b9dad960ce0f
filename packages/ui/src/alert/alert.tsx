import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon, type IconName, withIcon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './alert.module.css';

const tones = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const satisfies Record<
  string,
  IconName
>;
export type Tone = keyof typeof tones;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  /** Links or buttons under the text. */
  actions?: ReactNode;
  /** Shows a cross that calls this. */
  onClose?(): void;
}

/** A message in a box. `role` is `status` (polite), and `alert` (at once) for `danger`; `role={undefined}` makes it silent. */
export function Alert({ tone = 'info', title, actions, onClose, className, children, ...rest }: AlertProps): ReactNode {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...rest} className={cx(styles.alert, styles[tone], className)}>
      <Icon name={tones[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton icon="close" label="Dismiss" size="sm" onClick={onClose} className={styles.close} />
      )}
    </div>
  );
}

/** One line of feedback in the flow of the text, without a box. */
export function Message({
  tone = 'info',
  className,
  children,
  ...rest
}: { tone?: Tone } & ComponentProps<'p'>): ReactNode {
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      {...withIcon(tones[tone], cx(styles.message, className))}
    >
      {children}
    </p>
  );
}

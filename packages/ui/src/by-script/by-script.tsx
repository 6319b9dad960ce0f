import { cloneElement, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { cx } from '../cx';
import styles from './by-script.module.css';

export interface ByScriptProps {
  /** Whether this browser supports it; called once it is hydrated. Default: true. */
  can?: () => boolean;
  /** One element, which takes a class and attributes. */
  children: ReactElement<{ className?: string; 'data-waiting'?: '' }>;
}

const never = () => () => undefined;
const always = () => true;

/**
 * Renders content that needs script. It is visible from the start wherever script can run, because its first use hydrates it; without script, and in
 * browsers that do not support it, it is absent.
 */
export function ByScript({ can = always, children }: ByScriptProps): ReactNode {
  const isAble = useSyncExternalStore(never, can, () => null);
  if (isAble === false) return null;
  return cloneElement(children, {
    className: cx(styles.place, children.props.className),
    'data-waiting': isAble === null ? '' : undefined,
  });
}

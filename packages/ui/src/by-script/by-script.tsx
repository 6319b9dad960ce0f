import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './by-script.module.css';

export interface ByScriptProps {
  /** Whether this browser supports it; called once script runs. Default: true. */
  can?: () => boolean;
  children: ReactNode;
}

const never = () => () => undefined;
const always = () => true;

/**
 * Content that needs script. Until script runs its space is reserved, so that content below does not move; without
 * script, and in browsers that do not support it, it is absent.
 */
export function ByScript({ can = always, children }: ByScriptProps): ReactNode {
  const isAble = useSyncExternalStore(never, can, () => null);
  if (isAble === false) return null;
  return (
    <div className={styles.place} data-waiting={isAble === null ? '' : undefined}>
      {children}
    </div>
  );
}

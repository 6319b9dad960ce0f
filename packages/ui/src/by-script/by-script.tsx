import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './by-script.module.css';

export interface ByScriptProps {
  /** Whether this browser has what it takes; asked once script runs. Every one has, unless told. */
  can?: () => boolean;
  children: ReactNode;
}

const never = () => () => undefined;
const always = () => true;

/**
 * What does nothing without script. Until script runs its room is kept, so that what stands below does not move under a pointer; without
 * script, and in a browser that lacks what it takes, it is not there.
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

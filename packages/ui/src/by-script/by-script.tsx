import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './by-script.module.css';

export interface ByScriptProps {
  /** Whether this browser supports it; called once it is hydrated. Default: true. */
  can?: () => boolean;
  children: ReactNode;
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
  return (
    <div className={styles.place} data-waiting={isAble === null ? '' : undefined}>
      {children}
    </div>
  );
}

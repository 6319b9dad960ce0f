import type { ReactNode } from 'react';
import { Link } from '../navigation';

/** Names the flags that hide a remote on a brand, each with a link to its form. */
export function NotShown({ brand, flags }: { brand: string; flags: readonly string[] }): ReactNode {
  return (
    <>
      not shown:{' '}
      {flags.map((flag, index) => (
        <span key={flag}>
          {index > 0 && ', '}
          <Link to="/flags" search={{ brand, flag, to: 'on' }} hash="change">
            flag {flag} is off
          </Link>
        </span>
      ))}
    </>
  );
}

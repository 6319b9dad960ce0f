import { useView } from '@forecourt/fragment-kit';
import { samePath, useHref } from '@forecourt/search-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** There are no accounts yet: says so, what works without one, and leads back to where the visitor came from (R13). */
export function SignIn(): ReactNode {
  const { brand, params } = useView();
  const href = useHref();
  const back = samePath(params.refUrl ?? '');
  const { saveSearchOff, personalization } = brand.flags;
  return (
    <div className={styles.page}>
      <h1>Accounts open soon</h1>
      <p>
        {params.defaultScreen === 'signup' ? 'You cannot create an account' : 'You cannot sign in'} at {brand.name} yet.
        You do not need to: every car on this site is open to everyone.
      </p>
      <h2>What works without an account</h2>
      <ul>
        <li>Search, filter and compare prices as long as you like, and call any seller.</li>
        {personalization && !saveSearchOff && (
          <li>Save up to 2 searches with your email address: choose a filter, then Save Search.</li>
        )}
        <li>
          Keep as many searches as you like as bookmarks, or send them to a friend: the address holds every filter.
        </li>
      </ul>
      <a href={back ?? href({ type: 'page', firstRecord: 0 })} className={buttonClass({ variant: 'primary' })}>
        {back === undefined ? 'Search cars' : 'Back to where you were'}
      </a>
    </div>
  );
}

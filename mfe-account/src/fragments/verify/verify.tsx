import { useView } from '@forecourt/fragment-kit';
import { samePath } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { AccountForm } from '../../account-form';
import styles from '../../page.module.css';

/** A button, and not the link itself: mail programs open links to look at them. Confirms the address of a new account, or a new one. */
export function Verify(): ReactNode {
  const { page, params, brand } = useView();
  const token = params.token ?? '';
  return (
    <div className={styles.page}>
      {page === 'account-confirm-email' ? (
        <>
          <h1>Confirm your new email address</h1>
          <p>One more click: then you sign in with this address, and every other device is signed out.</p>
          <AccountForm action="confirm-email" hidden={{ token, backUrl: brand.signInPath }} submit="Use this address" />
        </>
      ) : (
        <>
          <h1>Confirm your email address</h1>
          <p>One more click: then your account is ready, and you are signed in.</p>
          <AccountForm
            action="verify"
            hidden={{
              token,
              refUrl: samePath(params.refUrl ?? ''),
              backUrl: `${brand.signInPath}?defaultScreen=signup`,
            }}
            submit="Confirm my address"
          />
        </>
      )}
    </div>
  );
}

import { useView } from '@forecourt/fragment-kit';
import { samePath } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { AccountForm } from '../../account-form';
import styles from '../../page.module.css';

/** A button, and not the link itself: mail programs open links to look at them. */
export function Verify(): ReactNode {
  const { params, brand } = useView();
  const backUrl = `${brand.signInPath}?defaultScreen=signup`;
  return (
    <div className={styles.page}>
      <h1>Confirm your email address</h1>
      <p>One more click: then your account is ready, and you are signed in.</p>
      <AccountForm
        action="verify"
        hidden={{ token: params.token ?? '', refUrl: samePath(params.refUrl ?? ''), backUrl }}
        submit="Confirm my address"
      />
    </div>
  );
}

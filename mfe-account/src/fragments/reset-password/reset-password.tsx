import { useSource, useView } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { AccountForm, NewPasswordField } from '../../account-form';
import { LinkGone } from '../../link-gone';
import styles from '../../page.module.css';
import { SignInWays } from '../../sign-in-ways';

export function ResetPassword(): ReactNode {
  const { params, url } = useView();
  const link = useSource('link');
  return (
    <div className={styles.page}>
      {link?.kind !== 'reset' ? (
        <LinkGone heading="Choose a new password" />
      ) : (
        <>
          <h1>Choose a new password</h1>
          <p>For {link.email}: every device is signed out, and takes no notifications; then you are signed in here.</p>
          <AccountForm action="reset-password" hidden={{ token: params.token, backUrl: url }} submit="Change password">
            <NewPasswordField label="New password" />
            <SignInWays ways={link.ways} />
          </AccountForm>
        </>
      )}
    </div>
  );
}

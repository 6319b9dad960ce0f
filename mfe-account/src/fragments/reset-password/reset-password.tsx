import { useView } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { AccountForm, NewPasswordField } from '../../account-form';
import styles from '../../page.module.css';

export function ResetPassword(): ReactNode {
  const { params, url, brand } = useView();
  // A password that is too short can be mended; a link that is spent cannot.
  const backUrl = params.token === undefined ? brand.signInPath : url;
  return (
    <div className={styles.page}>
      <h1>Choose a new password</h1>
      <p>Every device is signed out; then you are signed in here.</p>
      <AccountForm action="reset-password" hidden={{ token: params.token ?? '', backUrl }} submit="Change password">
        <NewPasswordField label="New password" />
      </AccountForm>
    </div>
  );
}

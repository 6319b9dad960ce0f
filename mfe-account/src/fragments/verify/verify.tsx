import { useSource, useView } from '@forecourt/fragment-kit';
import { samePath } from '@forecourt/search-kit';
import type { AccountLink } from '@forecourt/site';
import { TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { AccountForm, NewPasswordField } from '../../account-form';
import { LinkGone } from '../../link-gone';
import styles from '../../page.module.css';

/**
 * A button, and not the link itself: mail programs open links to look at them. Confirms the address of a new account, or a new one. Where the
 * service has said so (`choose`), whoever has the address chooses the password here.
 */
export function Verify(): ReactNode {
  const { page } = useView();
  const link = useSource('link');
  const isNewAddress = page === 'account-confirm-email';
  return (
    <div className={styles.page}>
      {link?.kind !== (isNewAddress ? 'change-email' : 'sign-up') ? (
        <LinkGone heading={isNewAddress ? 'Confirm your new email address' : 'Confirm your email address'} />
      ) : isNewAddress ? (
        <NewAddress {...link} />
      ) : (
        <NewAccount {...link} />
      )}
    </div>
  );
}

function NewAddress({ email }: AccountLink): ReactNode {
  const { params, brand } = useView();
  const hidden = { token: params.token, backUrl: brand.signInPath };
  return (
    <>
      <h1>Confirm your new email address</h1>
      <p>One more click: then you sign in with {email}, and every other device is signed out.</p>
      <AccountForm action="confirm-email" hidden={hidden} submit="Use this address" />
    </>
  );
}

function NewAccount({ email }: AccountLink): ReactNode {
  const { params, brand, url } = useView();
  const hidden = { token: params.token, refUrl: samePath(params.refUrl ?? '') };
  if (params.choose === undefined)
    return (
      <>
        <h1>Confirm your email address</h1>
        <p>One more click: then the account of {email} is ready, and you are signed in.</p>
        <AccountForm
          action="verify"
          hidden={{ ...hidden, backUrl: `${brand.signInPath}?defaultScreen=signup` }}
          submit="Confirm my address"
        />
      </>
    );
  return (
    <>
      <h1>Choose your password</h1>
      <p>
        Somebody, probably you, signed up as {email} in another browser. Choose the password of your account here, the
        same one or another: what was typed there does not count.
      </p>
      <AccountForm action="verify" hidden={{ ...hidden, backUrl: url }} submit="Confirm my address">
        <TextField label="Your name (if you like)" name="name" maxLength={50} autoComplete="name" />
        <NewPasswordField />
      </AccountForm>
    </>
  );
}

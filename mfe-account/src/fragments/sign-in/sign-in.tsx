import { useSource, useView } from '@forecourt/fragment-kit';
import { samePath } from '@forecourt/search-kit';
import { buttonClass, Message, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { AccountForm, CurrentPasswordField, EmailField, NewPasswordField, PasswordField } from '../../account-form';
import styles from '../../page.module.css';
import { PersonalPages } from '../../personal-pages';
import { SignInWays } from '../../sign-in-ways';
import { PasskeySignIn, Passkeys } from './passkeys';

/**
 * Sign-in, or sign-up if the URL says so (`defaultScreen=signup`); leads back to the previous page (`refUrl`, R13). Signed-in people see
 * their account, and can sign out.
 */
export function SignIn(): ReactNode {
  const { brand, params } = useView();
  const visitor = useSource('visitor');
  const refUrl = samePath(params.refUrl ?? '');
  if (visitor?.signedIn === true) return <SignedIn {...visitor} refUrl={refUrl} />;
  const screen = (name: string) =>
    `${brand.signInPath}?${new URLSearchParams({ defaultScreen: name, ...(refUrl !== undefined && { refUrl }) })}`;
  const isSignUp = params.defaultScreen === 'signup';
  const hidden = { refUrl, backUrl: screen(isSignUp ? 'signup' : 'signin') };
  return isSignUp ? (
    <div className={styles.page}>
      <h1>Create a free account</h1>
      <OutcomeMessage />
      <p>At {brand.name} an account keeps your searches and saved cars, on any of your devices.</p>
      <AccountForm action="sign-up" hidden={hidden} submit="Create account" pot>
        <TextField label="Your name (if you like)" name="name" maxLength={50} autoComplete="name" />
        <EmailField />
        <NewPasswordField />
      </AccountForm>
      <OtherWays refUrl={refUrl} />
      <p>
        Do you have an account? <a href={screen('signin')}>Sign in</a>
      </p>
    </div>
  ) : (
    <div className={styles.page}>
      <h1>Sign in</h1>
      <OutcomeMessage />
      <AccountForm action="sign-in" hidden={hidden} submit="Sign in">
        <EmailField passkeys />
        <PasswordField />
      </AccountForm>
      <PasskeySignIn refUrl={refUrl} />
      <OtherWays refUrl={refUrl} />
      <p>
        New here? <a href={screen('signup')}>Create a free account</a>
      </p>
      <details>
        <summary>Forgot your password?</summary>
        <AccountForm action="forgot-password" hidden={hidden} submit="Send me a link" pot>
          <EmailField />
        </AccountForm>
      </details>
    </div>
  );
}

interface SignedInProps {
  email: string;
  connected?: readonly string[];
  refUrl: string | undefined;
}

function SignedIn({ email, connected = [], refUrl }: SignedInProps): ReactNode {
  const { brand } = useView();
  return (
    <div className={styles.page}>
      <h1>Your account</h1>
      <p>You are signed in as {email}.</p>
      <ul className={styles.items}>
        {refUrl !== undefined && (
          <li>
            <a href={refUrl}>Back to where you were</a>
          </li>
        )}
        <PersonalPages />
        <li>
          <a href="/account/privacy">Your data</a>
        </li>
      </ul>
      <details>
        <summary>Change your password</summary>
        <AccountForm action="change-password" hidden={{ refUrl: brand.signInPath }} submit="Change password">
          <CurrentPasswordField />
          <NewPasswordField label="New password" />
        </AccountForm>
      </details>
      <details>
        <summary>Change your email address</summary>
        <AccountForm action="change-email" hidden={{ refUrl: brand.signInPath }} submit="Send me a link">
          <CurrentPasswordField />
          <EmailField />
        </AccountForm>
      </details>
      <Passkeys page={brand.signInPath} />
      <Connections connected={connected} />
      <AccountForm action="sign-out" submit="Sign out" look="plain" />
      <SignOutEverywhere connected={connected} />
    </div>
  );
}

/** Ends all sessions, and the ways to sign in that are not ticked: a stranger may have added one. */
function SignOutEverywhere({ connected }: { connected: readonly string[] }): ReactNode {
  const passkeys = useSource('passkeys')?.passkeys ?? [];
  const providers = (useSource('ways')?.providers ?? []).filter(({ name }) => connected.includes(name));
  const ways = [
    ...passkeys.map(({ id, name, site }) => ({ key: id, title: `${name}, a passkey for ${site}` })),
    ...providers.map(({ name, title }) => ({ key: `provider:${name}`, title: `Sign in by ${title}` })),
  ];
  const hidden = { everywhere: 'on', chosen: ways.length > 0 ? 'on' : undefined };
  return (
    <AccountForm action="sign-out" hidden={hidden} submit="Sign out everywhere" look="plain">
      {ways.length > 0 && (
        <details>
          <summary>Passkeys and providers go on signing in</summary>
          <SignInWays ways={ways} ticked />
          <CurrentPasswordField />
        </details>
      )}
    </AccountForm>
  );
}

/** Renders the other providers, each connected with the account or not. */
function Connections({ connected }: { connected: readonly string[] }): ReactNode {
  const { brand } = useView();
  const providers = useSource('ways')?.providers ?? [];
  return (
    providers.length > 0 && (
      <section className={styles.kept} aria-labelledby="connections">
        <h2 id="connections">Other ways to sign in</h2>
        {providers.map(({ name, title }) => {
          const action = connected.includes(name) ? 'disconnect' : 'connect';
          return (
            <AccountForm
              key={name}
              action="connect"
              hidden={{ provider: name, action, refUrl: brand.signInPath, backUrl: brand.signInPath }}
              submit={action === 'connect' ? `Connect with ${title}` : `Disconnect ${title}`}
              look="plain"
            >
              <CurrentPasswordField />
            </AccountForm>
          );
        })}
      </section>
    )
  );
}

/** Messages about the outcome of signing in by a provider. */
const words: Readonly<Record<string, string>> = {
  'begin-again': 'That took too long, or was started in another browser. Please start again.',
  'not-signed-in': 'You were not signed in. Try again, or sign in another way.',
  'sign-in-first':
    'There is already an account with this address. Sign in to it; then you can connect both on your account page.',
  'sign-in-to-go-on': 'Sign in to the account whose address you want to change, then confirm the new address.',
  'too-many-emails':
    'Several emails to this address were requested from your network today. Open the newest one, or try again tomorrow.',
  'email-sent': 'Check your email: we sent you a link. Open it to continue; it works for 24 hours.',
  'no-address': 'We did not receive your email address. Allow the provider to share it, or sign in another way.',
  taken: 'That is already connected to another account.',
};

function OutcomeMessage(): ReactNode {
  const { outcome } = useView().params;
  const said = outcome === undefined || !Object.hasOwn(words, outcome) ? undefined : words[outcome];
  return said !== undefined && <Message tone={outcome === 'email-sent' ? 'success' : 'danger'}>{said}</Message>;
}

/** Links to other providers; not forms, because the policy forbids forms to other sites. */
function OtherWays({ refUrl }: { refUrl: string | undefined }): ReactNode {
  const providers = useSource('ways')?.providers ?? [];
  const query = refUrl === undefined ? '' : `?${new URLSearchParams({ refUrl })}`;
  return providers.map(({ name, title }) => (
    <a key={name} href={`/account-api/openid/${name}${query}`} rel="nofollow" className={buttonClass()}>
      Continue with {title}
    </a>
  ));
}

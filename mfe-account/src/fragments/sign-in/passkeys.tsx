import { fieldsOf } from '@forecourt/device';
import { useSource } from '@forecourt/fragment-kit';
import { Button, ByScript, Message, SubmitButton, TextField } from '@forecourt/ui';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AccountForm, CurrentPasswordField } from '../../account-form';
import styles from '../../page.module.css';
import { knowsPasskeys, makePasskey, type PasskeyOutcome, signInByPasskey } from '../../passkeys';

/** A passkey of the signed-in person, from `GET /account-api/mine/passkeys`. */
interface Passkey {
  id: string;
  name: string;
  /** The only host name for which it works. */
  site: string;
  /** ISO 8601. */
  createdAt: string;
  usedAt: string | null;
}

declare module '@forecourt/contracts' {
  interface Sources {
    passkeys: { passkeys: readonly Passkey[] };
  }
}

/** Runs actions one at a time. @returns the message, and a function that runs an action */
function usePasskeyDeed() {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (deed: () => Promise<PasskeyOutcome>, elsewhere: string) => {
    if (busy) return;
    setBusy(true);
    const outcome = await deed();
    if (outcome.kind === 'done') return location.assign(outcome.next ?? elsewhere);
    setBusy(false);
    setFailure(outcome.kind === 'refused' ? outcome.failure : null);
  };
  return { failure, busy, run };
}

/** Renders a sign-in button, and the browser's own list of passkeys at the email field, if it has one. */
export function PasskeySignIn({ refUrl }: { refUrl: string | undefined }): ReactNode {
  const { failure, busy, run } = usePasskeyDeed();
  const waits = useRef<AbortController>(null);
  useEffect(() => {
    if (!knowsPasskeys()) return;
    const waiting = new AbortController();
    waits.current = waiting;
    PublicKeyCredential.isConditionalMediationAvailable?.().then(async (isAvailable) => {
      if (!isAvailable || waiting.signal.aborted) return;
      const outcome = await signInByPasskey(refUrl, waiting.signal);
      if (outcome.kind === 'done' && outcome.next !== undefined) location.assign(outcome.next);
    });
    return () => waiting.abort();
  }, [refUrl]);
  const ask = () => {
    // A browser answers one request at a time.
    waits.current?.abort();
    return run(() => signInByPasskey(refUrl), '/');
  };
  return (
    <>
      <ByScript can={knowsPasskeys}>
        <Button disabled={busy} onClick={ask}>
          Sign in with a passkey
        </Button>
      </ByScript>
      {failure !== null && <Message tone="danger">{failure}</Message>}
    </>
  );
}

/** Renders a person's passkeys: renamed and removed by plain forms; script adds a new one. */
export function Passkeys({ page }: { page: string }): ReactNode {
  const passkeys = useSource('passkeys')?.passkeys ?? [];
  const { failure, busy, run } = usePasskeyDeed();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentPassword = '' } = fieldsOf(event.currentTarget);
    return run(() => makePasskey(deviceName(), currentPassword), page);
  };
  return (
    <section className={styles.kept} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>With a passkey you sign in with your fingerprint, your face or the lock of your device, without a password.</p>
      {passkeys.map(({ id, name, site, createdAt, usedAt }) => (
        <details key={id}>
          <summary>
            {name}, for {site}, since {createdAt.slice(0, 10)}
            {usedAt !== null && `, last used ${usedAt.slice(0, 10)}`}
          </summary>
          <AccountForm
            action="passkeys"
            hidden={{ id, action: 'rename', doneUrl: page, backUrl: page }}
            submit="Rename"
            look="plain"
          >
            <TextField label="Name" name="name" defaultValue={name} required maxLength={50} autoComplete="off" />
          </AccountForm>
          <AccountForm
            action="passkeys"
            hidden={{ id, action: 'remove', doneUrl: page, backUrl: page }}
            submit={`Remove ${name}`}
            look="plain"
          >
            <CurrentPasswordField />
          </AccountForm>
        </details>
      ))}
      <ByScript can={knowsPasskeys}>
        <form onSubmit={add} className={styles.form}>
          <CurrentPasswordField />
          <SubmitButton busy={busy}>Add a passkey</SubmitButton>
        </form>
      </ByScript>
      {failure !== null && <Message tone="danger">{failure}</Message>}
    </section>
  );
}

/** Returns the default name of a new passkey. */
function deviceName(): string {
  const { userAgent } = navigator;
  const found = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find((name) => userAgent.includes(name));
  return found === undefined ? 'Passkey' : `Passkey on ${found}`;
}

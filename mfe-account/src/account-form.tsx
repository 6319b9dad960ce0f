import { validateByScript } from '@forecourt/search-kit';
import { Message, SubmitButton, TextField } from '@forecourt/ui';
import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './page.module.css';
import type { Problems } from './send-account-form';
import { useAccountForm } from './use-account-form';

/** What is wrong with the fields of the form around. */
const ProblemsContext = createContext<Problems>({});

interface AccountFormProps {
  /** Of `/account-api`. */
  action: string;
  /** Fields that nobody sees; those without a value are left out. */
  hidden?: Readonly<Record<string, string | undefined>>;
  submit: string;
  /** How the button looks. */
  look?: 'primary' | 'danger' | 'plain';
  /** Has a trap that people do not meet (R62). */
  pot?: boolean;
  children?: ReactNode;
}

/**
 * A form of the accounts service. Without script the shell hands it on, and answers with the page to go on with; with script what is wrong
 * stands at its fields.
 */
export function AccountForm({
  action,
  hidden = {},
  submit,
  look = 'primary',
  pot = false,
  children,
}: AccountFormProps): ReactNode {
  const potId = useId();
  const path = `/account-api/${action}`;
  const form = useAccountForm(path);
  if (form.said !== null)
    return (
      <Message tone="success" tabIndex={-1} ref={(message) => message?.focus()}>
        {form.said}
      </Message>
    );
  return (
    <form method="post" action={path} ref={validateByScript} onSubmit={form.submit} className={styles.form}>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ProblemsContext value={form.problems}>{children}</ProblemsContext>
      {form.failure !== null && <Message tone="danger">{form.failure}</Message>}
      <SubmitButton {...(look !== 'plain' && { variant: look })} busy={form.sending}>
        {submit}
      </SubmitButton>
      {pot && (
        <div aria-hidden="true" className={styles.pot}>
          <label htmlFor={potId}>Leave this field empty</label>
          <input id={potId} name="textPot" tabIndex={-1} autoComplete="off" />
        </div>
      )}
    </form>
  );
}

/** @param passkeys whether the browser may offer passkeys there */
export function EmailField({ passkeys = false }: { passkeys?: boolean }): ReactNode {
  const { emailAddress } = useContext(ProblemsContext);
  return (
    <TextField
      label="Email"
      name="emailAddress"
      type="email"
      required
      maxLength={100}
      autoComplete={passkeys ? 'email webauthn' : 'email'}
      error={emailAddress}
    />
  );
}

/** @param label says which one */
export function NewPasswordField({ label = 'Password' }: { label?: string }): ReactNode {
  const { password } = useContext(ProblemsContext);
  return (
    <TextField
      label={`${label} (at least 12 characters)`}
      name="password"
      type="password"
      required
      minLength={12}
      maxLength={128}
      autoComplete="new-password"
      error={password}
    />
  );
}

/** Once more, of who is signed in. */
export function CurrentPasswordField(): ReactNode {
  const { currentPassword } = useContext(ProblemsContext);
  return (
    <TextField
      label="Your password now"
      name="currentPassword"
      type="password"
      maxLength={1000}
      autoComplete="current-password"
      error={currentPassword}
    />
  );
}

export function PasswordField(): ReactNode {
  const { password } = useContext(ProblemsContext);
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      required
      maxLength={1000}
      autoComplete="current-password"
      error={password}
    />
  );
}

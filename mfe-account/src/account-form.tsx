import { validateByScript } from '@forecourt/search-kit';
import { Message, SubmitButton, TextField } from '@forecourt/ui';
import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './page.module.css';
import type { Problems } from './send-account-form';
import { useAccountForm } from './use-account-form';

/** The errors of the surrounding form's fields. */
const ProblemsContext = createContext<Problems>({});

interface AccountFormProps {
  /** Path below `/account-api`. */
  action: string;
  /** Hidden fields; those without a value are left out. */
  hidden?: Readonly<Record<string, string | undefined>>;
  submit: string;
  /** Variant of the button. */
  look?: 'primary' | 'danger' | 'plain';
  /** Adds a honeypot field (R62). */
  pot?: boolean;
  children?: ReactNode;
}

/**
 * A form of the accounts service. Without script the shell passes it on, and answers with the next page; with script errors
 * are shown at their fields.
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

/** Renders a field for a signed-in person's present password. */
export function CurrentPasswordField(): ReactNode {
  const { currentPassword } = useContext(ProblemsContext);
  return (
    <TextField
      label="Current password"
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

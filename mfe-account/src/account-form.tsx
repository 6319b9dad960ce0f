import { buttonClass, TextField } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface AccountFormProps {
  /** Of `/account-api`. */
  action: string;
  /** Fields that nobody sees; those without a value are left out. */
  hidden?: Readonly<Record<string, string | undefined>>;
  submit: string;
  /** Has a trap that people do not meet (R62). */
  pot?: boolean;
  children?: ReactNode;
}

/** A form that the shell hands to the accounts service, and answers with the page to go on with; it needs no script. */
export function AccountForm({ action, hidden = {}, submit, pot = false, children }: AccountFormProps): ReactNode {
  const potId = useId();
  return (
    <form method="post" action={`/account-api/${action}`} className={styles.form}>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        {submit}
      </button>
      {pot && (
        <div aria-hidden="true" className={styles.pot}>
          <label htmlFor={potId}>Leave this field empty</label>
          <input id={potId} name="textPot" tabIndex={-1} autoComplete="off" />
        </div>
      )}
    </form>
  );
}

export function EmailField(): ReactNode {
  return <TextField label="Email" name="emailAddress" type="email" required maxLength={100} autoComplete="email" />;
}

/** @param label says which one */
export function NewPasswordField({ label = 'Password' }: { label?: string }): ReactNode {
  return (
    <TextField
      label={`${label} (at least 12 characters)`}
      name="password"
      type="password"
      required
      minLength={12}
      maxLength={128}
      autoComplete="new-password"
    />
  );
}

export function PasswordField(): ReactNode {
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      required
      maxLength={1000}
      autoComplete="current-password"
    />
  );
}

import { Alert } from '@forecourt/ui/alert';
import { SubmitButton, type SubmitButtonProps } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { session as sessionQuery } from '../api/queries';
import { Command } from './command';
import { Refused, SignIn } from './sign-in';
import { Skipped } from './skipped';

/** The frame of each form that changes something: what prevents the change, the command that makes the same one, its outcome, and a way to sign in. */
export function WriteForm(props: {
  /** Fragment of the address that leads to it. */
  id?: string;
  /** Whether its first field has the focus at first. */
  takesFocus?: boolean;
  title: string;
  /** Whether the title is only for screen readers. */
  isTitleHidden?: boolean;
  children: ReactNode;
  /** The reason of the change, if it has one. */
  why?: string;
  onWhy?: (why: string) => void;
  command?: string | undefined;
  /** Why the change cannot be made, for people; null if it can. */
  obstacle: string | null;
  /** Whether something that the form shows prevents the change. */
  isBlocked?: boolean;
  isPending: boolean;
  variant?: SubmitButtonProps['variant'];
  button: string;
  /** Other buttons beside it. */
  acts?: ReactNode;
  onSubmit: () => void;
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  /** Outcome of the change, if the form stays. */
  done?: ReactNode;
  error: unknown;
  /** Name of the section that asks people without a session to sign in; none if the view has its own. */
  signIn?: string;
}): ReactNode {
  const { id, title, isTitleHidden, children, command, obstacle, isBlocked, isPending, done, error, signIn } = props;
  const { takesFocus = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const session = useQuery(sessionQuery);
  const heading = useId();
  const canSend = obstacle === null && isBlocked !== true;
  useEffect(() => {
    if (takesFocus) {
      form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      form.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [takesFocus]);
  return (
    <>
      <form
        ref={form}
        id={id}
        className="change"
        {...(isTitleHidden ? { 'aria-label': title } : { 'aria-labelledby': heading })}
        onChange={props.onChange}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend && !isPending) props.onSubmit();
        }}
      >
        {!isTitleHidden && (
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
        )}
        {children}
        {props.onWhy !== undefined && (
          <TextField
            label="Reason, for the audit log (optional)"
            maxLength={300}
            value={props.why}
            onChange={(event) => props.onWhy?.(event.target.value)}
          />
        )}
        {command !== undefined && <Command text={command} />}
        {obstacle !== null && <p className="hint">{obstacle}</p>}
        <p className="acts">
          <SubmitButton variant={props.variant ?? 'primary'} busy={isPending} disabled={!canSend}>
            {props.button}
          </SubmitButton>
          {props.acts}
        </p>
        <div aria-live="polite">{done}</div>
        {error != null && <Refused error={error} />}
      </form>
      {/* Not within the other form. */}
      {signIn !== undefined && session.data === null && (
        <section aria-label={signIn}>
          <SignIn />
        </section>
      )}
    </>
  );
}

/** Shows the outcome of a change, one line for each effect, and the brands that it left unchanged. */
export function Done(props: {
  lines: readonly string[];
  skipped?: readonly { brand: string; reason: string }[];
  children?: ReactNode;
}): ReactNode {
  return (
    <Alert tone="success" title="Done">
      {props.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Skipped skipped={props.skipped} />
      {props.children}
    </Alert>
  );
}

import { type SubmitEvent, useRef, useState } from 'react';
import { inputsOf, type Problems, problemOf, sendAccountForm } from './send-account-form';

interface SentForm {
  /** Errors at their fields. */
  problems: Problems;
  /** The error of the whole form, or null. */
  failure: string | null;
  /** Message after a success that leads to no other page; null before. */
  said: string | null;
  sending: boolean;
  submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
}

/** Handles a form of accounts with script: one submission at a time; errors are shown at their fields, and the first one gets the focus. */
export function useAccountForm(path: string): SentForm {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);

  const tell = (form: HTMLFormElement, wrong: Problems, words: string | null) => {
    setProblems(wrong);
    setFailure(words);
    inputsOf(form)
      .find(({ name }) => wrong[name] !== undefined)
      ?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const wrong = inputsOf(form).filter(({ validity }) => !validity.valid);
    tell(form, Object.fromEntries(wrong.map((field) => [field.name, problemOf(field)])), null);
    if (wrong.length > 0) return;
    isSending.current = true;
    setSending(true);
    const outcome = await sendAccountForm(path, form);
    if (outcome.kind === 'done' && outcome.next !== undefined) return location.assign(outcome.next);
    isSending.current = false;
    setSending(false);
    if (outcome.kind === 'done') setSaid(outcome.message);
    else tell(form, outcome.problems, outcome.failure);
  };
  return { problems, failure, said, sending, submit };
}

import { fieldsOf } from '@forecourt/device';
import { useBrand, useOverlayHref } from '@forecourt/fragment-kit';
import { type Outcome, send } from '@forecourt/listing-kit';
import { validateByScript } from '@forecourt/search-kit';
import { Message } from '@forecourt/ui';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './people.module.css';

/** Messages about invalid fields, by their names. */
export type Problems = Readonly<Record<string, string>>;

/**
 * Sends a form to the accounts service. Without script it is posted and leads to `doneUrl`. With script it is sent once at a time, a
 * message appears at each invalid field, and typed text stays until it is sent.
 */
export function PeopleForm(props: {
  path: string;
  listing: string;
  /** Chooses the text of the page that follows a form sent without script, see `people-done`. */
  done: 'message' | 'offer' | 'report';
  className?: string;
  /** Returns the message for an invalid field. */
  problemOf(name: string, validity: ValidityState): string;
  onSent(fields: Readonly<Record<string, string>>, message: string): void;
  children(form: { problems: Problems; sending: boolean }): ReactNode;
}): ReactNode {
  const { path, listing, done, className, problemOf, onSent, children } = props;
  const brand = useBrand();
  const href = useOverlayHref();
  const potId = useId();
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const wrong = [...form.elements].filter(
      (field) => isField(field) && field.name !== 'textPot' && !field.validity.valid,
    ) as Field[];
    setProblems(Object.fromEntries(wrong.map(({ name, validity }) => [name, problemOf(name, validity)])));
    setFailure(null);
    if (wrong.length > 0) return wrong[0]?.focus();

    isSending.current = true;
    setSending(true);
    const fields = fieldsOf(form);
    const outcome: Outcome = await send(path, fields);
    isSending.current = false;
    setSending(false);
    if (outcome.kind === 'sent') onSent(fields, outcome.message);
    else setFailure(outcome.message);
  };

  const hidden = {
    listingId: listing,
    brand: brand.id,
    refUrl: href.here,
    doneUrl: href.overlay('mfe-vehicle/people-done', { listing, done }),
  };
  return (
    <form method="post" action={path} ref={validateByScript} onSubmit={submit} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ problems, sending })}
      <div aria-hidden="true" className={styles.pot}>
        <label htmlFor={potId}>Leave this field empty</label>
        <input id={potId} name="textPot" tabIndex={-1} autoComplete="off" />
      </div>
      {failure !== null && <Message tone="danger">{failure}</Message>}
    </form>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

import { fieldsOf } from '@forecourt/device';
import { useEmit, usePageBelow, useSource, useView } from '@forecourt/fragment-kit';
import { useChips, usePageText, validateByScript } from '@forecourt/search-kit';
import { Message, SubmitButton, TextField } from '@forecourt/ui';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './save-search.module.css';
import { type Outcome, subscribe, subscribePath } from './subscribe';

/** Maximum length of an address, characters (section 5). */
const longestAddress = 45;
const longestTitle = 200;

/**
 * Renders a form for an email address to get alerts about the search, without a reload if there is script. The input stays until it is
 * saved (R61).
 */
export function CaptureForm({ onSubscribed }: { onSubscribed: () => void }): ReactNode {
  const { state, brand } = useView();
  const url = usePageBelow();
  const { title } = usePageText(useSource('listing.total'));
  // The title mentions single values only (R16); the whole search is saved.
  const chips = useChips();
  const emit = useEmit();
  const potId = useId();
  const [sending, setSending] = useState(false);
  const [invalid, setInvalid] = useState<string | null>(null);
  /** The submitted search; the answer does not apply to another one. */
  const [answer, setAnswer] = useState<{ url: string; outcome: Outcome } | null>(null);
  const isSending = useRef(false);
  const outcome = answer?.url === url ? answer.outcome : null;
  const done = outcome?.kind === 'subscribed';

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || done) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('emailAddress') as HTMLInputElement;
    const wrong = addressProblem(field.validity);
    setInvalid(wrong);
    if (wrong !== null) return field.focus();

    isSending.current = true;
    setSending(true);
    setAnswer(null);
    const result = await subscribe(fieldsOf(form));
    isSending.current = false;
    setSending(false);
    setAnswer({ url, outcome: result });
    if (result.kind !== 'subscribed') return;
    emit({ type: 'search-saved', detail: { title } });
    emit({ type: 'alerts-subscribed', detail: { email: true } });
    onSubscribed();
  };

  const hidden: Readonly<Record<string, string>> = {
    searchString: url,
    requestValues: JSON.stringify(state),
    brand: brand.id,
    title: title.slice(0, longestTitle),
    refUrl: url,
  };
  return (
    <form method="post" action={subscribePath} ref={validateByScript} onSubmit={send} className={styles.form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.for}>
        Get an email when new vehicles match <strong className={styles.searchTitle}>{title}</strong>
      </p>
      {chips.length > 0 && <p className={styles.terms}>{chips.map(({ label }) => label).join(' · ')}</p>}
      <div className={styles.row}>
        <TextField
          label="Email"
          name="emailAddress"
          type="email"
          icon="mail"
          required
          maxLength={longestAddress}
          autoComplete="email"
          error={invalid}
        />
        <SubmitButton variant="primary" busy={sending} className={styles.send} data-enhance="">
          {done ? 'Subscribed!' : 'Subscribe'}
        </SubmitButton>
      </div>
      <p className={styles.terms}>
        At most one email a day. Unsubscribe any time. <a href="/privacy">Privacy</a>
      </p>
      <div aria-hidden="true" className={styles.pot}>
        <label htmlFor={potId}>Leave this field empty</label>
        <input id={potId} name="textPot" tabIndex={-1} autoComplete="off" />
      </div>
      {outcome !== null && <Answer outcome={outcome} url={url} signInPath={brand.signInPath} />}
    </form>
  );
}

/** Renders a link to the sign-in page, opened at sign-up (section 2). */
function Answer({ outcome, url, signInPath }: { outcome: Outcome; url: string; signInPath: string }): ReactNode {
  if (outcome.kind === 'subscribed') {
    return <Message tone="success">{outcome.message}</Message>;
  }
  const signUp = `${signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: url })}`;
  return (
    <Message tone="danger">
      <span>
        {outcome.message}
        {outcome.kind === 'limit' && (
          <>
            {' '}
            <a href={signUp}>Create a free account</a>
          </>
        )}
      </span>
    </Message>
  );
}

function addressProblem({ valueMissing, valid }: ValidityState): string | null {
  if (valueMissing) return 'Enter your email address.';
  return valid ? null : 'Enter an email address such as name@example.com.';
}

import { type FragmentProps, useView } from '@forecourt/fragment-kit';
import type { Alert } from '@forecourt/site';
import { buttonClass, Message } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../../page.module.css';

/** A button confirms the emails, or ends them; opening the page does neither, because mail programs follow links. */
export function AlertSettings({ data }: FragmentProps<'alert'>): ReactNode {
  const { params } = useView();
  const { alert } = data;
  if (alert === undefined) {
    return (
      <div className={styles.page}>
        <h1>Email alerts</h1>
        <p>The saved search that this link is about has been deleted. No emails come about it.</p>
        <a href="/cars-for-sale/all" className={buttonClass({ variant: 'primary' })}>
          Search cars
        </a>
      </div>
    );
  }
  if (alert.about === 'saved-cars') return <SavedCarLetters {...alert} token={params.token ?? ''} />;
  const { title, email, confirmed, pace, searchResultsURL } = alert;
  if (!confirmed) return <Unconfirmed {...alert} token={params.token ?? ''} />;
  const comes = pace !== 'never';
  return (
    <div className={styles.page}>
      <h1>Email alerts</h1>
      {comes ? (
        <Message tone="success">
          We will write to {email} when new vehicles match “{title}”.
        </Message>
      ) : (
        <Message tone="success">
          We do not send emails to {email} about “{title}”.
        </Message>
      )}
      {comes && (
        <>
          <Press token={params.token ?? ''} action="stop" label="Stop emails about this search" />
          <Press token={params.token ?? ''} action="stop-all" label="Stop all alerts" />
        </>
      )}
      <p>
        <a href={searchResultsURL}>See what matches now</a>
      </p>
      <p>
        <a href="/account/saved-searches">All your saved searches</a>
      </p>
    </div>
  );
}

/** Renders the request to confirm: without confirmation no emails are sent. */
function Unconfirmed({ title, email, token }: Alert & { token: string }): ReactNode {
  return (
    <div className={styles.page}>
      <h1>Confirm your email alerts</h1>
      <p>
        One more click: then we write to {email} when new vehicles match “{title}”. If it was not you who asked for it,
        nothing needs to be done.
      </p>
      <Press token={token} action="confirm" label="Yes, write to me" />
    </div>
  );
}

function SavedCarLetters({ email, pace, searchResultsURL, token }: Alert & { token: string }): ReactNode {
  const comes = pace !== 'never';
  return (
    <div className={styles.page}>
      <h1>Emails about saved cars</h1>
      <Message tone="success">
        {comes
          ? `We will write to ${email} when a car that you saved becomes cheaper or is sold.`
          : `We do not send emails to ${email} about the cars that you saved.`}
      </Message>
      {comes ? (
        <Press token={token} action="stop" label="Stop emails about saved cars" />
      ) : (
        <Press token={token} action="resume" label="Send them again" />
      )}
      <p>
        <a href={searchResultsURL}>Your saved cars</a>
      </p>
    </div>
  );
}

function Press({ token, action, label }: { token: string; action: string; label: string }): ReactNode {
  const here = `/account/alerts?${new URLSearchParams({ token })}`;
  return (
    <form method="post" action="/account-api/alerts">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="refUrl" value={here} />
      <input type="hidden" name="doneUrl" value={here} />
      <button type="submit" className={buttonClass({ variant: action === 'stop-all' ? undefined : 'primary' })}>
        {label}
      </button>
    </form>
  );
}

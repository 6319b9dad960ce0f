import { useSource, useView } from '@forecourt/fragment-kit';
import { buttonClass, Checkbox } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { AccountForm, PasswordField } from '../../account-form';
import styles from '../../page.module.css';
import type { Mine } from './mine';

const path = '/account/privacy';

/** Without a cookie a browser has no data; with one, all its data is shown. */
export function Privacy(): ReactNode {
  const { brand } = useView();
  const mine = useSource('mine');
  const signIn = `${brand.signInPath}?${new URLSearchParams({ refUrl: path })}`;
  return (
    <div className={styles.page}>
      <h1>Your data</h1>
      {mine === undefined ? (
        <p>We store nothing about you for this browser that we could show here.</p>
      ) : (
        <p>
          {mine.email === null
            ? 'This is all that we store about you for this browser. You are not signed in.'
            : `This is all that we store about ${mine.email}.`}
        </p>
      )}
      {(mine?.email ?? null) === null && (
        <p>
          <a href={signIn}>Sign in</a> to see what we keep with your account.
        </p>
      )}
      {mine !== undefined && <All mine={mine} />}
    </div>
  );
}

function All({ mine: { stored, hasPassword } }: { mine: Mine }): ReactNode {
  return (
    <>
      {stored.map(({ name, title, retention, count, items }) => (
        <section key={name} className={styles.kept}>
          <h2>
            {title} ({count})
          </h2>
          <p>Kept {retention}.</p>
          {items.length > 0 && (
            <details>
              <summary>Show {items.length === count ? 'them' : `the latest ${items.length}`}</summary>
              <ul className={styles.items}>
                {items.map((item, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
                  <li key={index}>{wordsOf(item)}</li>
                ))}
              </ul>
            </details>
          )}
        </section>
      ))}
      <h2>Take it along</h2>
      <a href="/account-api/mine/export" className={buttonClass()}>
        Download all as JSON
      </a>
      <h2>Delete it</h2>
      <p>
        All of the above, the account included, is deleted at once and for good. Emails that we have sent stay in your
        mailbox.
      </p>
      <AccountForm action="mine/delete" hidden={{ backUrl: path }} submit="Delete everything" look="danger">
        {hasPassword && <PasswordField />}
        <Checkbox name="confirm" value="on" required label="Delete all that you keep about me" />
      </AccountForm>
    </>
  );
}

/** One entry as text: `search: Toyota, createdAt: 2026-…`. */
const wordsOf = (item: Readonly<Record<string, unknown>>) =>
  Object.entries(item)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

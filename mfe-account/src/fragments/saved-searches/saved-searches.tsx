import { type FragmentProps, useView } from '@forecourt/fragment-kit';
import { Badge, buttonClass, Disclosure, Message, Select, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import page from '../../page.module.css';
import { type Bookmark, bookmarksOf, paces } from '../../saved';
import { SignInFirst } from '../../sign-in-first';
import styles from './saved-searches.module.css';

const path = '/account/saved-searches';
const formPath = '/account-api/searchbookmarks';
const longestTitle = 200;

const paceLabels: Readonly<Record<string, string>> = {
  instant: 'At once',
  daily: 'Once a day at most',
  weekly: 'Once a week at most',
  never: 'No emails',
};

/** Renders the list with the new matches of each; plain forms and links only. */
export function SavedSearches({ data }: FragmentProps<'visitor' | 'bookmarks'>): ReactNode {
  const { brand, params } = useView();
  const bookmarks = bookmarksOf(data) ?? [];
  const signedIn = data.visitor?.signedIn === true;
  if (!signedIn && bookmarks.length === 0) {
    return <SignInFirst title="Saved searches" path={path} keeps="your saved searches" />;
  }
  const signIn = `${brand.signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: path })}`;
  return (
    <div className={page.page}>
      <h1>Saved searches</h1>
      {params.message !== undefined && <Message tone="success">Saved.</Message>}
      {!signedIn && (
        <p>
          These are saved on this device. <a href={signIn}>Create a free account</a> to keep more than two, and to see
          them everywhere.
        </p>
      )}
      {bookmarks.length === 0 ? (
        <p>
          Nothing is saved yet. Choose a filter, then Save Search. <a href="/cars-for-sale/all">Search cars</a>
        </p>
      ) : (
        <>
          {bookmarks[0]?.textModalDisclaimer && <p>{bookmarks[0].textModalDisclaimer}</p>}
          <ul className={styles.list}>
            {bookmarks.map((bookmark) => (
              <SavedSearch key={bookmark.bookmarkId} {...bookmark} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function SavedSearch(bookmark: Bookmark): ReactNode {
  const { bookmarkId, bookmarkTitle, searchResultsURL, pace, paused, confirmed, isKnown, email, newWords } = bookmark;
  const title = bookmarkTitle || searchResultsURL;
  return (
    <li className={styles.search}>
      <h2 className={styles.title}>{title}</h2>
      {newWords !== '' && (
        <p>
          <Badge kind="new">{newWords}</Badge>
        </p>
      )}
      {!isKnown && (
        <Message tone="warning">
          This search uses an option that is no longer on the site. It finds nothing until the option is back.
        </Message>
      )}
      <p className={styles.about}>{aboutEmails({ pace, paused, confirmed, email })}</p>
      <div className={styles.row}>
        <Change id={bookmarkId} action="run">
          <button type="submit" className={buttonClass({ variant: 'primary' })} aria-label={`See results of ${title}`}>
            See results
          </button>
        </Change>
        <Change id={bookmarkId} action={paused ? 'resume' : 'pause'}>
          <button
            type="submit"
            className={buttonClass()}
            aria-label={`${paused ? 'Resume' : 'Pause'} emails about ${title}`}
          >
            {paused ? 'Resume' : 'Pause'}
          </button>
        </Change>
        <Change id={bookmarkId} action="delete">
          <button type="submit" className={buttonClass()} aria-label={`Delete ${title}`}>
            Delete
          </button>
        </Change>
      </div>
      <Disclosure title="Name, emails and link">
        <div className={styles.more}>
          <Change id={bookmarkId} action="rename">
            <TextField
              label="Name"
              name="bookmarkTitle"
              defaultValue={bookmarkTitle}
              required
              maxLength={longestTitle}
            />
            <button type="submit" className={buttonClass()}>
              Rename
            </button>
          </Change>
          <Change id={bookmarkId} action="pace">
            <Select
              label="Emails"
              name="pace"
              defaultValue={pace}
              options={paces.map((value) => ({ value, label: paceLabels[value] ?? value }))}
            />
            <button type="submit" className={buttonClass()}>
              Save
            </button>
          </Change>
          <p>
            <a className={buttonClass()} href={`/cars-for-sale/all?bookmarkId=${bookmarkId}`}>
              Link to share
            </a>
          </p>
        </div>
      </Disclosure>
    </li>
  );
}

function Change({ id, action, children }: { id: string; action: string; children: ReactNode }): ReactNode {
  return (
    <form method="post" action={formPath} className={styles.form}>
      <input type="hidden" name="bookmarkId" value={id} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="refUrl" value={path} />
      <input type="hidden" name="doneUrl" value={`${path}?message=saved`} />
      {children}
    </form>
  );
}

function aboutEmails({
  pace,
  paused,
  confirmed,
  email,
}: Pick<Bookmark, 'pace' | 'paused' | 'confirmed' | 'email'>): string {
  if (!confirmed) return `Emails to ${email} start once you confirm by the link that we sent there.`;
  if (paused) return 'Emails rest.';
  return pace === 'never' ? 'No emails.' : `Emails to ${email}: ${(paceLabels[pace] ?? pace).toLowerCase()}.`;
}

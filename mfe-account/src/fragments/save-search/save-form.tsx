import { fieldsOf } from '@forecourt/device';
import { useEmit, usePageBelow, useSource, useView } from '@forecourt/fragment-kit';
import { usePageText } from '@forecourt/search-kit';
import { Message, SubmitButton } from '@forecourt/ui';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import styles from '../../save-search/save-search.module.css';
import { type Saved, savePath, saveSearch } from '../../save-search/subscribe';

const longestTitle = 200;

/** Saves the search for signed-in people and known addresses: a form, without a reload if there is script. */
export function SaveForm({ savedCount, onSaved }: { savedCount: number; onSaved: () => void }): ReactNode {
  const { brand } = useView();
  const url = usePageBelow();
  const { title } = usePageText(useSource('listing.total'));
  const emit = useEmit();
  const [sending, setSending] = useState(false);
  /** URL of the submitted search. */
  const [answer, setAnswer] = useState<{ url: string; saved: Saved } | null>(null);
  const isSending = useRef(false);
  const saved = answer?.url === url ? answer.saved : null;
  const count = saved?.kind === 'saved' ? saved.savedCount : savedCount;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || saved?.kind === 'saved') return;
    isSending.current = true;
    setSending(true);
    const result = await saveSearch(fieldsOf(event.currentTarget));
    isSending.current = false;
    setSending(false);
    setAnswer({ url, saved: result });
    if (result.kind !== 'saved') return;
    emit({ type: 'search-saved', detail: { title } });
    onSaved();
  };

  const hidden: Readonly<Record<string, string>> = {
    searchString: url,
    brand: brand.id,
    bookmarkTitle: title.slice(0, longestTitle),
    refUrl: url,
  };
  return (
    <form method="post" action={savePath} onSubmit={send} className={styles.save}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton busy={sending} data-enhance="">
        {saved?.kind === 'saved' ? 'Saved' : 'Save Search'}
      </SubmitButton>
      {count > 0 && <a href="/account/saved-searches">Saved searches ({count})</a>}
      {saved !== null && <SavedMessage saved={saved} url={url} signInPath={brand.signInPath} />}
    </form>
  );
}

function SavedMessage({ saved, url, signInPath }: { saved: Saved; url: string; signInPath: string }): ReactNode {
  if (saved.kind === 'saved') return <Message tone="success">{saved.message}</Message>;
  const query = new URLSearchParams({ ...(saved.kind === 'limit' && { defaultScreen: 'signup' }), refUrl: url });
  return (
    <Message tone="danger">
      <span>
        {saved.message}
        {saved.kind !== 'failed' && (
          <>
            {' '}
            <a href={`${signInPath}?${query}`}>{saved.kind === 'limit' ? 'Create a free account' : 'Sign in'}</a>
          </>
        )}
      </span>
    </Message>
  );
}

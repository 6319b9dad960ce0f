import { type FragmentProps, Overlay, useIsAlone, useOverlay, useSource } from '@forecourt/fragment-kit';
import { usePageText } from '@forecourt/search-kit';
import { buttonClass, cx, IconButton, Message, withIcon } from '@forecourt/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Capture } from '../../save-search/capture';
import styles from '../../save-search/save-search.module.css';
import { useDismissed } from '../../save-search/use-dismissed';
import { useOffer } from '../../save-search/use-offer';
import { SaveForm } from './save-form';

/** Texts beside the button, by its action; visitors whom the service knows get its own. */
const pitches = {
  alerts: 'Get alerts: be the first to know about new matches.',
  capture: 'Save this search and come back to it any time.',
} as const;

/**
 * The save-search control (R60). Its button is a disclosure, so that the capture of an email address opens without script. The text
 * beside it can be dismissed for the session; the button stays.
 */
export function SaveSearch({
  state,
  data,
}: FragmentProps<'listing.total' | 'visitor' | 'saved-search' | 'bookmark'>): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [justSubscribed, setSubscribed] = useState(false);
  const [dismissed, dismiss] = useDismissed('save-search-box');
  // Opened where there is no room for it.
  const isOver = useOverlay() !== null;
  const isAlone = useIsAlone();
  const icon = isOver || isAlone;
  const { isOffered, action, saved } = useOffer(data, icon);
  const subscribed = justSubscribed || saved.subscribed;
  if (icon) {
    return (
      <Overlay title="Save Search">
        {action === 'save' ? (
          <>
            <About />
            <SaveForm savedCount={saved.savedCount} onSaved={nothing} />
          </>
        ) : (
          <Capture action={action} onSubscribed={() => setSubscribed(true)} />
        )}
        {saved.textModalDisclaimer !== '' && <p className={styles.terms}>{saved.textModalDisclaimer}</p>}
      </Overlay>
    );
  }

  const notFound = state.bookmarkId !== undefined && data.bookmark?.myAtcSearchViewBeans.length === 0 && (
    <Message tone="warning">Bookmark not found</Message>
  );
  if (!isOffered) return notFound || null;

  const close = () => {
    dismiss();
    if (details.current !== null) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  // Known visitors are not asked for anything, and have nothing to dismiss.
  if (action === 'save') {
    return (
      <>
        {notFound}
        <section aria-label="Save this search" className={cx(styles.bar, styles.known)}>
          <p {...withIcon('bell', styles.pitch)}>{saved.saveSearchInstrText || pitches.capture}</p>
          <SaveForm savedCount={saved.savedCount} onSaved={nothing} />
        </section>
      </>
    );
  }
  return (
    <>
      {notFound}
      <section aria-label="Save this search" className={cx(styles.bar, dismissed && styles.dismissed)}>
        <p {...withIcon('bell', styles.pitch)}>{pitches[action]}</p>
        <details ref={details} className={styles.details}>
          <summary {...withIcon(subscribed ? 'heart-filled' : 'heart', cx(buttonClass(), styles.summary))}>
            Save Search
          </summary>
          <Capture action={action} onSubscribed={() => setSubscribed(true)} />
        </details>
        {!dismissed && (
          <IconButton icon="close" label="Close" size="sm" className={styles.close} onClick={close} data-enhance="" />
        )}
      </section>
    </>
  );
}

/** Names the search that one press saves, and the emails that follow. */
function About(): ReactNode {
  const { title } = usePageText(useSource('listing.total'));
  return (
    <p>
      <strong>{title}</strong>. We email you about cars that are new, cheaper or gone, once a day at most. You can pause
      that under Saved searches.
    </p>
  );
}

const nothing = () => {};

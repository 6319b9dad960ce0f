import { type FragmentProps, Overlay, useIsAlone, useOverlay } from '@forecourt/fragment-kit';
import { useChips } from '@forecourt/search-kit';
import { buttonClass, cx, IconButton, withIcon } from '@forecourt/ui';
import { type ReactNode, useRef, useState } from 'react';
import { CaptureForm } from './capture-form';
import { clickAction, offersSaveSearch } from './rules';
import styles from './save-search.module.css';
import { useDismissed } from './use-dismissed';

/** A visitor of whom nothing is known: a page has no session yet. */
const visitor = { signedIn: false, hasSavedTitle: false };

/** What stands beside the button, by what a click leads to. */
const pitches = {
  alerts: 'Get alerts: be the first to know about new matches.',
  capture: 'Save this search and come back to it any time.',
  save: 'Save this search and come back to it any time.',
} as const;

/**
 * The save-search control (R60). Its button is a disclosure, so that the capture of an email address opens without script. The words
 * beside it can be put away for the session; the button stays where it is.
 */
export function SaveSearch({ state, brand }: FragmentProps<'listing'>): ReactNode {
  const chips = useChips();
  const details = useRef<HTMLDetailsElement>(null);
  const [subscribed, setSubscribed] = useState(false);
  const [dismissed, dismiss] = useDismissed();

  // Opened from where there is no room for it.
  const isOver = useOverlay() !== null;
  const isAlone = useIsAlone();
  if (isOver || isAlone) {
    return (
      <Overlay title="Save Search">
        <CaptureForm onSubscribed={() => setSubscribed(true)} />
      </Overlay>
    );
  }

  const { saveSearchOff, personalization, subscribeSearchAlerts } = brand.flags;
  const hasRequestValues = Object.keys(state).length > 0;
  const facts = {
    saveSearchOff,
    personalization,
    hasRequestValues,
    hasChips: chips.some(({ standard }) => !standard),
    ...visitor,
  };
  if (!offersSaveSearch(facts)) return null;

  const action = clickAction({ subscribeSearchAlerts, ...visitor, subscribed, captureOpen: false, icon: false });
  const close = () => {
    dismiss();
    if (details.current === null) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <div className="fc-unless-bar">
      <section aria-label="Save this search" className={cx(styles.bar, dismissed && styles.dismissed)}>
        <p {...withIcon('bell', styles.pitch)}>{pitches[action]}</p>
        <details ref={details} className={styles.details}>
          <summary {...withIcon(subscribed ? 'heart-filled' : 'heart', cx(buttonClass(), styles.summary))}>
            Save Search
          </summary>
          <CaptureForm onSubscribed={() => setSubscribed(true)} />
        </details>
        {!dismissed && (
          <IconButton icon="close" label="Close" size="sm" className={styles.close} onClick={close} data-enhance="" />
        )}
      </section>
    </div>
  );
}

import type { FragmentProps } from '@forecourt/fragment-kit';
import { IconButton, withIcon } from '@forecourt/ui';
import { type ReactNode, useId, useState } from 'react';
import { Capture } from '../../save-search/capture';
import { useDismissed } from '../../save-search/use-dismissed';
import { useOffer } from '../../save-search/use-offer';
import styles from './subscribe-box.module.css';

/** Open at first, because there is room; once closed, it stays closed for the session. Known visitors use the button above the results. */
export function SubscribeBox({ data }: FragmentProps<'listing.total' | 'visitor' | 'saved-search'>): ReactNode {
  const headingId = useId();
  const [dismissed, dismiss] = useDismissed('subscribe-box');
  const [subscribed, setSubscribed] = useState(false);
  const { isOffered, action } = useOffer(data);
  if (dismissed || !isOffered || action === 'save') return null;
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      <h2 id={headingId} {...withIcon('bell', styles.heading)}>
        Be the first to know
      </h2>
      <Capture action={action} onSubscribed={() => setSubscribed(true)} />
      <IconButton
        icon="close"
        label={subscribed ? 'Close' : 'Close, and do not ask again'}
        size="sm"
        className={styles.close}
        onClick={dismiss}
        data-enhance=""
      />
    </section>
  );
}

import { OverlayLink } from '@forecourt/fragment-kit';
import { useChips } from '@forecourt/search-kit';
import { Button, buttonClass } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import styles from './companion.module.css';

/** Offers new matches by email to shoppers who scroll on (section 4, "Auto-subscribe prompt"). */
export function AlertsPrompt({ onClose }: { onClose(): void }): ReactNode {
  const headingId = useId();
  const chips = useChips();
  return (
    <section aria-labelledby={headingId} className={styles.prompt}>
      <h2 id={headingId}>Get new matches by email?</h2>
      <p className={styles.cut}>{chips.map(({ label }) => label).join(' · ')}</p>
      <div className={styles.buttons}>
        <OverlayLink name="mfe-account/save-search" className={buttonClass({ variant: 'primary' })} onClick={onClose}>
          Yes, email me
        </OverlayLink>
        <Button onClick={onClose}>No, thanks</Button>
      </div>
    </section>
  );
}

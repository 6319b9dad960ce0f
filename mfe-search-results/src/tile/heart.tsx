import type { Placed } from '@forecourt/contracts';
import { FavouriteForm } from '@forecourt/device';
import { IconButton, VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './heart.module.css';

/** Adds a vehicle to the visitor's favourites or removes it: a form without script, a toggle with it. */
export function Heart({ placed, title }: { placed: Placed; title: string }): ReactNode {
  return (
    <FavouriteForm placed={placed} className={styles.heart}>
      {({ isKept, failure }) => (
        <>
          <IconButton
            type="submit"
            icon={isKept ? 'heart-filled' : 'heart'}
            label={`Save ${title}`}
            aria-pressed={isKept}
            variant="floating"
            size="sm"
            data-enhance=""
          />
          {failure !== null && <VisuallyHidden role="alert">{failure}</VisuallyHidden>}
        </>
      )}
    </FavouriteForm>
  );
}

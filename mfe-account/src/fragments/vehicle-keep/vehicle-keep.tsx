import { FavouriteForm, favouritesPage, recordView } from '@forecourt/device';
import { useEmit, useSource } from '@forecourt/fragment-kit';
import { shownTitle } from '@forecourt/listing';
import { buttonClass, cx, Message, VisuallyHidden, withIcon } from '@forecourt/ui';
import { type ReactNode, useEffect } from 'react';
import styles from './vehicle-keep.module.css';
import { whenSeen } from './when-seen';

export function VehicleKeep(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  return listing === undefined ? null : <Keep id={listing.id} owner={listing.ownerId} title={shownTitle(listing)} />;
}

function Keep({ id, owner, title }: { id: string; owner: string; title: string }): ReactNode {
  const emit = useEmit();
  useEffect(() => recordView(id, Date.now()), [id]);
  // R77: a page that opens in the background, or ahead of its visitor, counts once it is seen.
  useEffect(
    () => whenSeen(() => emit({ type: 'view', detail: { placement: 'vehicle', id, owner } })),
    [id, owner, emit],
  );
  return (
    <FavouriteForm placed={{ placement: 'vehicle', id, owner }} className={cx('fc-beside', styles.keep)}>
      {({ isSaved, failure }) => (
        <>
          <button
            type="submit"
            aria-pressed={isSaved}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            data-enhance=""
          >
            <span {...withIcon(isSaved ? 'heart-filled' : 'heart', styles.label)}>Save this car</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </button>
          {isSaved && <a href={favouritesPage}>Saved cars</a>}
          {failure !== null && <Message tone="danger">{failure}</Message>}
        </>
      )}
    </FavouriteForm>
  );
}

import { useBrand, useSource } from '@forecourt/fragment-kit';
import { Alert, ButtonLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { FavouriteRow } from './favourite-row';
import styles from './favourites.module.css';

const here = '/account/favourites';

/** Renders the saved vehicles; people without an account see how to keep them across devices. */
export function Favourites(): ReactNode {
  const { signInPath } = useBrand();
  const visitor = useSource('visitor');
  const { favourites: kept = [], emails = null } = useSource('favourites') ?? {};
  const signUp = `${signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: here })}`;
  return (
    <div className={styles.page}>
      <h1>Saved cars</h1>
      {visitor?.signedIn !== true && kept.length > 0 && (
        <Alert title="These cars are saved on this device">
          <p>
            <a href={signUp}>Create a free account</a> to have them everywhere, and an email when one becomes cheaper or
            is sold.
          </p>
        </Alert>
      )}
      {kept.length === 0 ? (
        <>
          <p>You have saved no cars yet. Press the heart of a car that you like, and find it here.</p>
          <p>
            <ButtonLink href="/cars-for-sale/all" variant="primary">
              Find cars
            </ButtonLink>
          </p>
        </>
      ) : (
        <ul className={styles.list}>
          {kept.map((favourite) => (
            <FavouriteRow key={favourite.listingId} favourite={favourite} />
          ))}
        </ul>
      )}
      {emails !== null && (
        <p>
          {emails.enabled
            ? `We email ${emails.email} when one becomes cheaper or is sold.`
            : `We do not send emails to ${emails.email} about these cars.`}{' '}
          <a href={emails.href}>{emails.enabled ? 'Stop these emails' : 'Send them again'}</a>
        </p>
      )}
    </div>
  );
}

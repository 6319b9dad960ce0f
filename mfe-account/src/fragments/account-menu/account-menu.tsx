import { OverlayLink, usePageBelow, useSource, useView } from '@forecourt/fragment-kit';
import { samePath } from '@forecourt/search-kit';
import { buttonClass, Popover, VisuallyHidden, withIcon } from '@forecourt/ui';
import type { MouseEvent, ReactNode } from 'react';
import { notificationsPage } from '../../notifications-page';
import { PersonalPages } from '../../personal-pages';
import styles from './account-menu.module.css';

/** Works without script: a link, or a menu on the native popover that ends with a form. */
export function AccountMenu(): ReactNode {
  const { brand } = useView();
  const visitor = useSource('visitor');
  const back = useWayBack();
  if (visitor?.signedIn === true) return <SignedIn {...visitor} back={back} />;
  const query = back === undefined ? '' : `?${new URLSearchParams({ refUrl: back })}`;
  return (
    <a href={brand.signInPath + query} rel="nofollow" {...withIcon('user', styles.signIn)}>
      Sign in
    </a>
  );
}

/** R13: returns the present page, or the one that led to signing in; none if its URL is secret. */
function useWayBack(): string | undefined {
  const { page, params } = useView();
  const here = usePageBelow();
  if (params.token !== undefined) return undefined;
  return samePath(page === 'account' ? (params.refUrl ?? '') : here);
}

interface SignedInProps {
  name: string;
  email: string;
  savedSearches: number;
  back: string | undefined;
}

function SignedIn({ name, email, savedSearches, back }: SignedInProps): ReactNode {
  const { signInPath, flags } = useView().brand;
  return (
    <Popover
      className={styles.button}
      trigger={
        <>
          <span aria-hidden="true" className={styles.initial}>
            {[...name][0]?.toUpperCase()}
          </span>
          <VisuallyHidden>{`${name} (your account)`}</VisuallyHidden>
        </>
      }
    >
      <p className={styles.who}>
        Signed in as {name}
        <br />
        <strong>{email}</strong>
      </p>
      <ul className={styles.links}>
        <PersonalPages savedSearches={savedSearches} />
        {flags.wallet && (
          <li>
            <OverlayLink name="mfe-account/wallet" onClick={closeMenu}>
              Your budget
            </OverlayLink>
          </li>
        )}
        <li>
          <a href={notificationsPage}>Notifications</a>
        </li>
        <li>
          <a href="/account/privacy">Privacy and your data</a>
        </li>
        <li>
          <a href={signInPath}>Your account</a>
        </li>
      </ul>
      <form method="post" action="/account-api/sign-out">
        {back !== undefined && <input type="hidden" name="refUrl" value={back} />}
        <button type="submit" className={buttonClass({ block: true })}>
          Sign out
        </button>
      </form>
    </Popover>
  );
}

/** Closes the menu when an entry opens an overlay. */
function closeMenu({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

import { favouritesPage } from '@forecourt/device';
import { defineFragment } from '@forecourt/fragment-kit';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import { SavedCars } from './saved-cars';
import styles from './saved-cars.module.css';

/** The header's link to the saved vehicles, with their number. */
export default defineFragment({
  name: 'saved-cars',
  needs: ['memory'],
  // It counts what other fragments save.
  hydrate: 'touched',
  Component: SavedCars,
  // As narrow as the link itself: words would push the brand's name out of a phone's header.
  Fallback: () => (
    <a href={favouritesPage} {...withIcon('heart', styles.saved)}>
      <VisuallyHidden>Saved cars</VisuallyHidden>
    </a>
  ),
});

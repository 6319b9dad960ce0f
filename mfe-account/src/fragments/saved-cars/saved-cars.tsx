import { favouritesPage, useFavouriteCount } from '@forecourt/device';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './saved-cars.module.css';

export function SavedCars(): ReactNode {
  const count = useFavouriteCount();
  return (
    <a href={favouritesPage} {...withIcon(count > 0 ? 'heart-filled' : 'heart', styles.saved)}>
      <VisuallyHidden>Saved cars</VisuallyHidden>
      {count > 0 && <span>{count}</span>}
    </a>
  );
}

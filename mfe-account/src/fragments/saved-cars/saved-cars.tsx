import { favouritesPage } from '@forecourt/device';
import { useBusEvent, useSource } from '@forecourt/fragment-kit';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import styles from './saved-cars.module.css';

export function SavedCars(): ReactNode {
  const kept = useSource('memory')?.favourites.length ?? 0;
  const [now, setNow] = useState<number | null>(null);
  useBusEvent('favourite-changed', ({ count }) => setNow(count));
  const count = now ?? kept;
  return (
    <a href={favouritesPage} {...withIcon(count > 0 ? 'heart-filled' : 'heart', styles.saved)}>
      <VisuallyHidden>Saved cars</VisuallyHidden>
      {count > 0 && <span>{count}</span>}
    </a>
  );
}

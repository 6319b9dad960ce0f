import { useDeviceStore, viewHistory } from '@forecourt/device';
import { useView } from '@forecourt/fragment-kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { StripProps } from './strip';

/** Loads its script when its place is near and there is something to show. */
export function RecentlyViewed(): ReactNode {
  const { params, page } = useView();
  const { vehicles } = useDeviceStore(viewHistory);
  const [Strip, setStrip] = useState<ComponentType<StripProps> | null>(null);
  const hasAny = vehicles.length > 0;

  useEffect(() => {
    if (!hasAny || Strip !== null) return;
    import('./strip').then(
      (module) => setStrip(() => module.Strip),
      () => {},
    );
  }, [hasAny, Strip]);
  return Strip === null ? null : <Strip except={page === 'vehicle' ? params.id : undefined} />;
}

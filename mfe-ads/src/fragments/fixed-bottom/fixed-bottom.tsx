import { type FragmentProps, useView } from '@forecourt/fragment-kit';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { adIds } from '../../ads';
import { isClosed, keepClosed } from './closed';
import { settingsOf } from './settings';
import { useScrollZone } from './use-scroll-zone';

const Bar = lazy(() => import('./bar'));

/** Watches the scroll position; loads the ad and its code when it is far enough, until the visitor closes it (R67). */
export function FixedBottom({ brand, slot, data }: FragmentProps<'ads'>): ReactNode {
  const settings = settingsOf(slot);
  const { params } = useView();
  const zone = useScrollZone(settings.scrollPercent);
  const [isNear, setIsNear] = useState(false);
  const [isShut, setIsShut] = useState(false);
  useEffect(() => {
    if (zone === 'inside') setIsNear(true);
  }, [zone]);
  useEffect(() => setIsShut(isClosed()), []);

  // The consent question is at the same place.
  const isAsking = brand.ads?.asksConsent === true && params.adConsent === undefined;
  if (!brand.flags.ads || !isNear || isShut || isAsking) return null;
  const close = () => {
    keepClosed();
    setIsShut(true);
  };
  return (
    <Suspense fallback={null}>
      <Bar settings={settings} isInside={zone === 'inside'} beside={adIds(data)} onClose={close} />
    </Suspense>
  );
}

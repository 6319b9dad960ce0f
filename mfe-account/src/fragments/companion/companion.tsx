import { latelyMs, viewedSince, viewHistory } from '@forecourt/device';
import { useBrand, useBusEvent } from '@forecourt/fragment-kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Assistant } from './assistant';
import type { NoticesProps } from './notices';

/** Distance from both ends of the page, in screens. */
const screens = 2;
const isMidway = () => {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.min(scrollY, left) > screens * innerHeight;
};

/** Loads the notices' script when one may be due: a vehicle was viewed in the last 24 hours, a budget is saved, or the shopper has scrolled on. */
export function Companion(): ReactNode {
  const { personalization } = useBrand().flags;
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null);
  const [budget, setBudget] = useState<NoticesProps['budget']>(null);
  const [isDue, setDue] = useState(false);
  const [readsOn, setReadsOn] = useState(false);

  useEffect(() => setDue(viewedSince(viewHistory.read(), Date.now(), latelyMs).length > 0), []);
  useBusEvent('wallet-changed', ({ message }) =>
    setBudget((before) => ({ said: message, count: (before?.count ?? 0) + 1 })),
  );
  useEffect(() => {
    const look = () => setReadsOn(isMidway());
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  const wanted = budget !== null || ((isDue || readsOn) && personalization);
  useEffect(() => {
    if (!wanted || Notices !== null) return;
    import('./notices').then(
      (module) => setNotices(() => module.Notices),
      () => {},
    );
  }, [wanted, Notices]);
  return (
    <>
      {personalization && <Assistant />}
      {Notices !== null && <Notices budget={budget} readsOn={readsOn} />}
    </>
  );
}

import { latelyMs, seenHistory, seenSince } from '@forecourt/device';
import { useBrand, useBusEvent } from '@forecourt/fragment-kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Assistant } from './assistant';

export interface NoticesProps {
  /** What a saved budget did, in the server's words; null where none was saved on this page. */
  budget: { said: string; count: number } | null;
  /** Whether the page is read on: below its first screens, and above its end, which asks by itself. */
  readsOn: boolean;
}

/** Screens from either end of the page. */
const screens = 2;
const isMidway = () => {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.min(scrollY, left) > screens * innerHeight;
};

/** The notices' script comes when one may be due: something was looked at in the last 24 hours, a budget is saved, or the page is read on. */
export function Companion(): ReactNode {
  const { personalization } = useBrand().flags;
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null);
  const [budget, setBudget] = useState<NoticesProps['budget']>(null);
  const [isDue, setDue] = useState(false);
  const [readsOn, setReadsOn] = useState(false);

  useEffect(() => setDue(seenSince(seenHistory.read(), Date.now(), latelyMs).length > 0), []);
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

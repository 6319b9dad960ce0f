import { useBrand, useBusEvent } from '@forecourt/fragment-kit';
import { latelyMs, seenHistory, seenSince } from '@forecourt/listing/device';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Assistant } from './assistant';

export interface NoticesProps {
  /** What a saved budget did, in the server's words; null where none was saved on this page. */
  budget: { said: string; count: number } | null;
}

/** The notices' script comes when one may be due: something was looked at in the last 24 hours, or a budget is saved. */
export function Companion(): ReactNode {
  const { personalization } = useBrand().flags;
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null);
  const [budget, setBudget] = useState<NoticesProps['budget']>(null);
  const [isDue, setDue] = useState(false);

  useEffect(() => setDue(seenSince(seenHistory.read(), Date.now(), latelyMs).length > 0), []);
  useBusEvent('wallet-changed', ({ message }) =>
    setBudget((before) => ({ said: message, count: (before?.count ?? 0) + 1 })),
  );
  const wanted = budget !== null || (isDue && personalization);
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
      {Notices !== null && <Notices budget={budget} />}
    </>
  );
}

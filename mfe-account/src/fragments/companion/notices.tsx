import { useSource, useView } from '@forecourt/fragment-kit';
import { Toast } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { browsingHistory } from '../../history';
import type { ListingSummary } from '../../listing-summary';
import { useDismissed } from '../../save-search/use-dismissed';
import { useOffer } from '../../save-search/use-offer';
import { AlertsPrompt } from './alerts-prompt';
import { mayPrompt } from './prompted';
import { PushPrompt } from './push-prompt';
import { StillInterested } from './still-interested';
import { dismissed, shownNow } from './still-interested-store';

export interface NoticesProps {
  /** Result of saving a budget, in the server's words; null if none was saved on this page. */
  budget: { said: string; count: number } | null;
  /** Whether the shopper reads on: is below the first screens, and above the page's end, where `subscribe-box` asks. */
  readsOn: boolean;
}

/** One notice at a time, by priority: the saved budget, still interested, alerts by email, push notifications. */
export function Notices({ budget, readsOn }: NoticesProps): ReactNode {
  const { state, page, params, brand } = useView();
  const visitor = useSource('visitor');
  const [found, setFound] = useState<readonly ListingSummary[] | null>(null);
  const [skip, setSkip] = useState(() => new Set([...dismissed.read(), ...shownNow.read()]));
  const [closed, setClosed] = useState(0);
  const [asks, setAsks] = useState(false);
  const [isAnswered, answer] = useDismissed('subscribe-prompt');
  const { isOffered } = useOffer({ visitor });
  const isTold = useRef(false);

  useEffect(() => {
    let wanted = true;
    void browsingHistory(Date.now()).then((listings) => wanted && setFound(listings));
    return () => {
      wanted = false;
    };
  }, []);
  const here = page === 'vehicle' ? params.id : undefined;
  const isPersonal = brand.flags.personalization;
  const listing = (isPersonal && found?.find(({ id }) => id !== here && !skip.has(id))) || null;

  useEffect(() => {
    if (found === null || listing === null || isTold.current) return;
    isTold.current = true;
    tell(brand.id, found, visitor?.signedIn === true ? visitor.email : undefined);
  }, [found, listing, brand.id, visitor]);
  useEffect(() => {
    const isAtResults = isPersonal && page === 'results';
    if (isAtResults && found !== null && listing === null && mayPrompt(state, Date.now())) setAsks(true);
  }, [isPersonal, page, found, listing, state]);

  // A known address is not requested again.
  const isKnown = visitor !== undefined && (visitor.signedIn || visitor.savedSearches > 0);
  const isAsked = readsOn && found !== null && page === 'results' && !isKnown && isOffered && !isAnswered;
  const isOpen = budget !== null && budget.count > closed;
  return (
    <>
      <Toast open={isOpen} onClose={() => setClosed(budget?.count ?? 0)} title={budget?.said} />
      {!isOpen && listing !== null && (
        // One per page: after closing one, no other is shown.
        <StillInterested listing={listing} onClose={() => setSkip(new Set(found?.map(({ id }) => id)))} />
      )}
      {!isOpen && listing === null && isAsked && <AlertsPrompt onClose={answer} />}
      {!isOpen && listing === null && !isAsked && asks && <PushPrompt onClose={() => setAsks(false)} />}
    </>
  );
}

/** Sends a beacon, with an identity only for signed-in people (R68). */
function tell(brand: string, listings: readonly ListingSummary[], email: string | undefined): void {
  const vins = listings.flatMap(({ vin }) => vin ?? []);
  if (vins.length === 0) return;
  const body = JSON.stringify({ brand, vins, ...(email !== undefined && { email }) });
  navigator.sendBeacon?.('/cars-for-sale/still-interested/alert', new Blob([body], { type: 'application/json' }));
}

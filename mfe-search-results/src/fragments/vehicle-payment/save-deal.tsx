import { sendMine } from '@forecourt/device';
import { usePageBelow } from '@forecourt/fragment-kit';
import type { Listing, Terms } from '@forecourt/listing';
import { Button, Message } from '@forecourt/ui';
import { type ReactNode, useRef, useState } from 'react';

/** Section 7. */
const path = '/my-wallet/share-dealxg/deals';

interface SaveDealProps {
  listing: Pick<Listing, 'id'>;
  terms: Terms;
  /** As reckoned; 0 for cash. */
  monthly: number;
}

/** Keeps how the shopper would pay for the vehicle: a form without script, of the terms that the page shows. */
export function SaveDeal({ listing, terms, monthly }: SaveDealProps): ReactNode {
  const here = usePageBelow();
  const isSending = useRef(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const { deal: dealType, ...rest } = terms;
  const deal = { dealType, ...rest, monthly: Math.round(monthly) };
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await sendMine<{ message: string }>(path, { carId: listing.id, deal });
    isSending.current = false;
    setSaid(outcome.ok ? { tone: 'success', text: outcome.answer.message } : { tone: 'danger', text: outcome.message });
  };
  return (
    <form
      method="post"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {Object.entries({ ...deal, carId: listing.id, refUrl: here }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" data-enhance="">
        Save this deal
      </Button>
      {said !== null && <Message tone={said.tone}>{said.text}</Message>}
    </form>
  );
}

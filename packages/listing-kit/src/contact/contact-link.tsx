import { useDeviceStore } from '@forecourt/device';
import { OverlayLink, useBrand, useOpenOverlay } from '@forecourt/fragment-kit';
import type { TileOwner } from '@forecourt/listing';
import { isPlainClick } from '@forecourt/search-kit';
import { buttonClass, Message, withIcon } from '@forecourt/ui';
import { type ReactNode, useRef, useState } from 'react';
import { emailed, noteEmailed } from './emailed';
import { leadProfile, mayOneClick } from './lead-profile';
import { emailOwnerPath, standardComments } from './message';
import { send } from './send';
import { useLead } from './use-lead';

const overlays = { message: 'mfe-vehicle/email-owner', offer: 'mfe-vehicle/make-offer' } as const;

/**
 * Links to the form for the seller of a listing: "Make Offer" for a private seller, else "Check Availability"; nothing if the
 * seller hides it (R64). Shoppers who opted in send with one click (R63); any failure opens the form.
 */
export function ContactLink(props: {
  listing: string;
  /** The vehicle's title, for users of screen readers. */
  title: string;
  owner: Pick<TileOwner, 'id' | 'privateSeller' | 'hideEmailForm'>;
  className?: string;
}): ReactNode {
  const { listing, title, owner, className } = props;
  const brand = useBrand();
  const openOverlay = useOpenOverlay();
  const lead = useLead({ id: listing, ownerId: owner.id });
  const isSent = useDeviceStore(emailed).includes(listing);
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  if (owner.hideEmailForm === true) return null;
  if (isSent) return <Message tone="success">Message sent</Message>;

  const kind = owner.privateSeller ? 'offer' : 'message';
  const oneClick = async (profile: NonNullable<ReturnType<typeof leadProfile.read>>) => {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    const { firstName, lastName, email: fromEmailAddress, phone: phoneNumber } = profile;
    const person = { firstName, lastName, fromEmailAddress, phoneNumber };
    const outcome = await send(emailOwnerPath, {
      ...{ ...person, listingId: listing, comments: standardComments, brand: brand.id },
    });
    isSending.current = false;
    setSending(false);
    if (outcome.kind !== 'sent') openOverlay?.(overlays.message, { listing, edit: true });
    else if (noteEmailed(listing)) lead(kind);
  };
  return (
    <OverlayLink
      name={overlays[kind]}
      props={{ listing }}
      aria-label={`${kind === 'offer' ? 'Make Offer' : 'Check Availability'}: ${title}`}
      aria-busy={sending || undefined}
      {...withIcon('mail', className ?? buttonClass({ size: 'sm' }))}
      onClick={(event) => {
        const profile = leadProfile.read();
        if (kind === 'offer' || openOverlay === undefined || !mayOneClick(profile)) return;
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void oneClick(profile);
      }}
    >
      {kind === 'offer' ? 'Make Offer' : 'Check Availability'}
    </OverlayLink>
  );
}

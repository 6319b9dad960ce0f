import { telHref } from '@forecourt/listing';
import type { ComponentProps, ReactNode } from 'react';
import { type LeadListing, useLead } from './use-lead';

/** Links to the phone number of a listing's seller, without `href` if the text is not a number. Following it is a lead. */
export function CallLink({
  listing,
  phone,
  children,
  ...rest
}: { listing: LeadListing; phone: string } & ComponentProps<'a'>): ReactNode {
  const lead = useLead(listing);
  const tel = telHref(phone);
  return (
    <a {...rest} href={tel} onClick={tel === undefined ? undefined : () => lead('call')}>
      {children}
    </a>
  );
}

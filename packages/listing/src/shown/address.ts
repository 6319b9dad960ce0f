import type { Owner } from '../answers/contract';

/** `1200 N Clark St, Chicago, IL 60610`, as far as it is known; empty when nothing is. */
export function addressText({ location: { address } }: Pick<Owner, 'location'>): string {
  const region = [address.state, address.zip].filter(Boolean).join(' ');
  return [address.address1, address.city, region].filter(Boolean).join(', ');
}

/** Where a link to the seller's own site may lead: undefined for anything but a web page. */
export function websiteHref({ website }: Pick<Owner, 'website'>): string | undefined {
  return website !== undefined && /^https?:\/\//i.test(website.href) ? website.href : undefined;
}

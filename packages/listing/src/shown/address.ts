import type { Owner } from '../answers/contract';

/** Returns a seller's address, `1200 N Clark St, Chicago, IL 60610`, as far as it is known; empty if it is not. */
export function addressText({ location: { address } }: Pick<Owner, 'location'>): string {
  const region = [address.state, address.zip].filter(Boolean).join(' ');
  return [address.address1, address.city, region].filter(Boolean).join(', ');
}

/** Returns the URL of the seller's own site; undefined if it is not a web page. */
export function websiteHref({ website }: Pick<Owner, 'website'>): string | undefined {
  return website !== undefined && /^https?:\/\//i.test(website.href) ? website.href : undefined;
}

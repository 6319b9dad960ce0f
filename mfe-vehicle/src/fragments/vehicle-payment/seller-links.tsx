import { type Listing, websiteHref } from '@forecourt/listing';
import type { ReactNode } from 'react';
import styles from './payment.module.css';

/** Addresses in `paymentServices` of pages at the seller's site (section 3), and the texts of links to them. */
const pages = [
  ['incentivesUrl', 'The seller’s incentives and offers'],
  ['paymentCalculationUrl', 'The seller’s own payment calculator'],
] as const;

/** Links to what the seller's site says about incentives and payments; nothing if the seller names no web page. */
export function SellerLinks({ paymentServices = {} }: Pick<Listing, 'paymentServices'>): ReactNode {
  const links = pages.flatMap(([name, text]) => {
    const href = paymentServices[name];
    const page = typeof href === 'string' ? websiteHref({ website: { href } }) : undefined;
    return page === undefined ? [] : [{ href: page, text }];
  });
  if (links.length === 0) return null;
  return (
    <p className={styles.links}>
      {links.map(({ href, text }) => (
        <a key={text} href={href} rel="noopener noreferrer">
          {text}
        </a>
      ))}
    </p>
  );
}

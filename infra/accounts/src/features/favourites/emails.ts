/** Reports about favourites, by email and by push message, in the same words. */

import { brandOfSite } from '../../mail/brand';
import type { Email } from '../../mail/email';
import { button, document, link, muted, strong } from '../../mail/html';
import { paragraphs, subjectLine } from '../../mail/text';
import type { Notification } from '../../push/browsers';
import { vehicleCard } from '../../vehicles/card';
import type { NewsReader } from './reader';

export interface FavouriteNews {
  id: number;
  listingId: string;
  title: string;
  /** Its page, a path. */
  href: string;
  /** Origin of the site on which it was saved. */
  site: string;
  /** Whole US dollars; null if the seller names none. */
  before: number | null;
  now: number | null;
  sold: boolean;
  /** Path of its picture; null for a sold vehicle. */
  picture: string | null;
}

/** The page of the favourites. */
const favouritesPage = '/account/favourites';
const why =
  'We write when a car that you saved becomes cheaper or is sold. Remove it from your saved cars, and we write no more about it.';

/** Returns one email about all changes. */
export function newsEmail({ name, email, token }: NewsReader, news: readonly FavouriteNews[]): Email {
  const [first] = news;
  const origin = first?.site ?? '';
  const opening = `You saved ${news.length === 1 ? 'this car' : 'these cars'}. This is new:`;
  const stop = `${origin}/account/alerts?${new URLSearchParams({ token })}`;
  const subject =
    news.length === 1 && first !== undefined ? lineOf(first) : `News of ${news.length} cars that you saved`;
  const all = origin + favouritesPage;
  const text = [
    opening,
    ...news.map((fact) => [lineOf(fact), ...(fact.sold ? [] : [`${fact.site}${fact.href}`])].join('\n')),
    `All of your saved cars: ${all}`,
    why,
    `Stop these emails: ${stop}`,
  ];
  const brand = brandOfSite(origin);
  const html = document({
    brand,
    preview: subject,
    body: [
      strong(news.length === 1 ? 'News of a car that you saved' : subject, opening),
      ...news.map((fact) => vehicleCard(cardOf(fact))),
      button(all, 'All of your saved cars'),
    ].join(''),
    footer: muted(why) + muted(link(stop, 'Stop these emails'), { isHtml: true }),
  });
  return {
    from: brand.name,
    to: { name, address: email },
    subject: subjectLine(subject),
    text: paragraphs(text),
    html,
    ...(origin !== '' && { unsubscribe: `${origin}/account-api/alerts/${token}/stop` }),
  };
}

function cardOf({ title, href, site, before, now, sold, picture }: FavouriteNews) {
  const at = picture === null || !picture.startsWith('/') ? picture : site + picture;
  if (sold)
    return { title, href: site + favouritesPage, picture: at, reason: 'Sold', price: 'No longer for sale', facts: [] };
  const cut = (before ?? 0) - (now ?? 0);
  return {
    ...{ title, href: site + href, picture: at, price: dollars(now), facts: [] },
    reason: `${dollars(cut)} less: was ${dollars(before)}`,
  };
}

/** Returns the notification about one change. */
export function newsNotification(fact: FavouriteNews): Notification {
  const { title, before, now, sold, href } = fact;
  return {
    title: sold ? 'A car that you saved was sold' : 'A car that you saved is cheaper',
    body: sold
      ? subjectLine(title)
      : `${subjectLine(title)}: ${dollars(now)}, ${dollars((before ?? 0) - (now ?? 0))} less`,
    url: sold ? favouritesPage : href,
  };
}

const lineOf = ({ title, before, now, sold }: FavouriteNews): string =>
  sold ? `Sold: ${subjectLine(title)}` : `Now ${dollars(now)}, was ${dollars(before)}: ${subjectLine(title)}`;

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;

/** What is told of favourites: by mail and by push, in the same words. */

import type { Letter } from '../mail/letter';
import { brandOf } from '../mail/letter-brand';
import { button, document, muted, strong, vehicleCard } from '../mail/letter-html';
import type { Notice } from '../store/pushes';

export interface FavouriteNews {
  id: number;
  listingId: string;
  title: string;
  /** Its page, a path. */
  href: string;
  /** Origin of the site on which it was kept. */
  site: string;
  /** Whole US dollars; null where the seller tells none. */
  before: number | null;
  now: number | null;
  sold: boolean;
  /** Path of its picture; null for what is sold. */
  picture: string | null;
}

/** The page that lists what is kept. */
const favouritesPage = '/account/favourites';
/** A subject is one line, and none that a mail program cuts. */
const longestSubject = 120;

const opening = 'You saved these cars. This is new:';
const why =
  'We write when a saved car becomes cheaper or is sold. Take a car away from your saved cars, and we write no more about it.';

/** One letter about all that is new. */
export function newsLetter(to: Letter['to'], news: readonly FavouriteNews[]): Letter {
  const [first] = news;
  const subject =
    news.length === 1 && first !== undefined ? lineOf(first) : `News of ${news.length} cars that you saved`;
  const all = (first?.site ?? '') + favouritesPage;
  const text = [
    opening,
    ...news.map((fact) => [lineOf(fact), ...(fact.sold ? [] : [`${fact.site}${fact.href}`])].join('\n')),
    `All of your saved cars: ${all}`,
    why,
  ];
  const html = document({
    brand: brandOf(''),
    preview: subject,
    body: [
      strong(news.length === 1 ? 'News of a car that you saved' : subject, opening),
      ...news.map((fact) => vehicleCard(cardOf(fact))),
      button(all, 'All of your saved cars'),
    ].join(''),
    footer: muted(why),
  });
  return { to, subject: subject.slice(0, longestSubject), text: `${text.join('\n\n')}\n`, html };
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

export function newsNotice(fact: FavouriteNews): Notice {
  const { title, before, now, sold, href } = fact;
  return {
    title: sold ? 'A car that you saved was sold' : 'A car that you saved is cheaper',
    body: sold ? oneLine(title) : `${oneLine(title)}: ${dollars(now)}, ${dollars((before ?? 0) - (now ?? 0))} less`,
    url: sold ? favouritesPage : href,
  };
}

const lineOf = ({ title, before, now, sold }: FavouriteNews): string =>
  sold ? `Sold: ${oneLine(title)}` : `Now ${dollars(now)}, was ${dollars(before)}: ${oneLine(title)}`;

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;
/** Titles are a dealer's words. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

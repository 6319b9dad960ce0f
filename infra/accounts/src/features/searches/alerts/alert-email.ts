/** The letter about what saved searches found. */

import { brandOf } from '../../../mail/brand';
import type { Email } from '../../../mail/email';
import { button, document, link, muted, paragraph, strong } from '../../../mail/html';
import { vehicleCard } from '../../../vehicles/card';
import type { Found } from '../finds';
import { counted, resultsToTell, summaryOf, type ToldSearch } from '../summary';

/** So many vehicles of a search are shown, and so many that are gone are named. */
const shown = 10;
const named = 5;
const longestSubject = 110;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

export function alertEmail({ email, told, site }: { email: string; told: readonly ToldSearch[]; site: string }): Email {
  const brand = brandOf(told[0]!.search.brand);
  const sections = told.map((each) => sectionOf(each, each.search.site || site));
  const origin = told[0]!.search.site || site;
  const { token, title } = told[0]!.search;
  const stop = `${origin}/account/alerts?token=${token}`;
  const manage = `${origin}/account/saved-searches`;
  const why =
    told.length === 1
      ? `You get this email because ${email} asked ${brand.name} for news of “${title}”.`
      : `You get this email because ${email} asked ${brand.name} for news of ${told.length} searches.`;
  const subject =
    sections.length === 1 ? `${sections[0]!.summary}: ${title}` : `${sections[0]!.summary}: ${title} and more`;
  return {
    to: { name: '', address: email },
    subject: oneLine(subject).slice(0, longestSubject),
    text: `${[...sections.map((section) => section.text), why, `Stop these emails: ${stop}`, `All your saved searches: ${manage}`].join('\n\n')}\n`,
    html: document({
      brand,
      preview: sections.map(({ summary }) => summary).join(', '),
      body: sections.map((section) => section.html).join(''),
      footer: [
        muted(why),
        muted(`${link(stop, 'Stop these emails')} · ${link(manage, 'All your saved searches')}`, { isHtml: true }),
      ].join(''),
    }),
    // Mail programs take nothing but a whole address.
    ...(origin !== '' && { unsubscribe: `${origin}/account-api/alerts/${token}/stop` }),
  };
}

interface Section {
  /** `3 new, 1 cheaper`. */
  summary: string;
  text: string;
  html: string;
}

function sectionOf(told: ToldSearch, origin: string): Section {
  const { search, finds } = told;
  const gone = finds.filter(({ reason }) => reason === 'gone');
  const here = finds.filter((find) => find.reason !== 'gone');
  const more = Math.max(0, here.length - shown) + search.uncounted;
  const summary = summaryOf([told]);
  const all = origin + resultsToTell(search);
  const goneTitles = gone.slice(0, named).map(({ vehicle }) => vehicle.title);
  const goneMore = gone.length - goneTitles.length;
  const goneWords = `No longer for sale: ${goneTitles.join(', ')}${goneMore > 0 ? ` and ${goneMore} more` : ''}.`;
  const moreWords = `and ${counted(more, 'more')}`;
  return {
    summary,
    text: [
      `${search.title}\n${summary}`,
      ...here.slice(0, shown).map(({ reason, vehicle }) => vehicleText(vehicle, reason === 'cheaper', origin)),
      ...(more > 0 ? [moreWords] : []),
      ...(gone.length > 0 ? [goneWords] : []),
      `See all: ${all}`,
    ].join('\n\n'),
    html: [
      strong(search.title, summary),
      ...here.slice(0, shown).map(({ reason, vehicle }) => vehicleCard(cardOf(vehicle, reason === 'cheaper', origin))),
      ...(more > 0 ? [paragraph(moreWords)] : []),
      ...(gone.length > 0 ? [muted(goneWords)] : []),
      button(
        all,
        more > 0
          ? `See all ${counted(here.length + search.uncounted, 'vehicles')}`
          : here.length === 1
            ? 'See it on the site'
            : 'See them on the site',
      ),
    ].join(''),
  };
}

/** Why it is in the letter, and what is known of it. */
function cardOf(vehicle: Found, isCheaper: boolean, origin: string) {
  const { title, href, picture, price, priceBefore, mileage, seller, place } = vehicle;
  const cut =
    isCheaper && price !== null && priceBefore !== null
      ? `${dollars(priceBefore - price)} less: was ${dollars(priceBefore)}`
      : null;
  return {
    ...{ title, href: origin + href, picture: picture.startsWith('/') ? origin + picture : picture },
    reason: cut ?? (isCheaper ? 'Price went down' : 'New'),
    price: price === null ? 'Price on request' : dollars(price),
    facts: [
      ...(mileage === null ? [] : [`${mileage.toLocaleString('en-US')} miles`]),
      [seller, place].filter((part) => part !== '').join(', '),
    ],
  };
}

function vehicleText(vehicle: Found, isCheaper: boolean, origin: string): string {
  const { title, href, reason, price, facts } = cardOf(vehicle, isCheaper, origin);
  return [`${title}`, `${price} (${reason})`, facts.join(' · '), href].join('\n');
}

/** Titles are people's words. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

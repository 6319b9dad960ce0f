/** The email about the finds of saved searches. */

import { brandOf } from '../../../mail/brand';
import { dollars } from '../../../mail/dollars';
import type { Email } from '../../../mail/email';
import { button, document, link, muted, paragraph, strong } from '../../../mail/html';
import { subjectLine } from '../../../mail/text';
import { vehicleCard } from '../../../vehicles/card';
import type { Found } from '../finds';
import { counted, type ReportedSearch, resultsToReport, summaryOf } from '../summary';

/** The largest number of vehicles of a search that are shown, and of gone ones that are named. */
const shown = 10;
const named = 5;
const longestSubject = 110;

/** Returns one email about the finds of all these searches. */
export function alertEmail({
  email,
  searches,
  site,
}: {
  email: string;
  searches: readonly ReportedSearch[];
  site: string;
}): Email {
  const brand = brandOf(searches[0]!.search.brand);
  const sections = searches.map((each) => sectionOf(each, each.search.site || site));
  const origin = searches[0]!.search.site || site;
  const { token, title } = searches[0]!.search;
  const stop = `${origin}/account/alerts?token=${token}`;
  const manage = `${origin}/account/saved-searches`;
  const why =
    searches.length === 1
      ? `You get this email because ${email} asked ${brand.name} for news of “${title}”.`
      : `You get this email because ${email} asked ${brand.name} for news of ${searches.length} searches.`;
  const subject =
    sections.length === 1 ? `${sections[0]!.summary}: ${title}` : `${sections[0]!.summary}: ${title} and more`;
  return {
    from: brand.name,
    to: { name: '', address: email },
    subject: subjectLine(subject, longestSubject),
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
    // Mail programs take whole addresses only.
    ...(origin !== '' && { unsubscribe: `${origin}/account-api/alerts/${token}/stop` }),
  };
}

interface Section {
  /** `3 new, 1 cheaper`. */
  summary: string;
  text: string;
  html: string;
}

function sectionOf(reported: ReportedSearch, origin: string): Section {
  const { search, finds } = reported;
  const gone = finds.filter(({ reason }) => reason === 'gone');
  const here = finds.filter((find) => find.reason !== 'gone');
  const more = Math.max(0, here.length - shown) + search.uncounted;
  const summary = summaryOf([reported]);
  const all = origin + resultsToReport(search);
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

/** Returns the reason why a vehicle is in the email, and its facts. */
function cardOf(vehicle: Found, isCheaper: boolean, origin: string) {
  const { title, href, picture, price, priceBefore, mileage, deal, seller, place } = vehicle;
  const cut =
    isCheaper && price !== null && priceBefore !== null
      ? `${dollars(priceBefore - price)} less: was ${dollars(priceBefore)}`
      : null;
  return {
    ...{ title, href: origin + href, picture: picture.startsWith('/') ? origin + picture : picture },
    reason: cut ?? (isCheaper ? 'Price went down' : 'New'),
    price: price === null ? 'Price on request' : dollars(price),
    facts: [
      ...(deal === undefined ? [] : [deal]),
      ...(mileage === null ? [] : [`${mileage.toLocaleString('en-US')} miles`]),
      [seller, place].filter((part) => part !== '').join(', '),
    ],
  };
}

function vehicleText(vehicle: Found, isCheaper: boolean, origin: string): string {
  const { title, href, reason, price, facts } = cardOf(vehicle, isCheaper, origin);
  return [`${title}`, `${price} (${reason})`, facts.join(' · '), href].join('\n');
}

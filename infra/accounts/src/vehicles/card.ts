/** A vehicle in an email. */
import { escapeAttribute as quoted, escapeText as text } from 'entities';

export interface Card {
  title: string;
  href: string;
  /** Address of its picture; null if there is none. */
  picture: string | null;
  /** Why the email has it. */
  reason: string;
  price: string;
  facts: readonly string[];
}

/** Returns the HTML of a vehicle: its picture beside its facts, or above them where the column is narrow. */
export const vehicleCard = (card: Card): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:0 0 16px;border:0 solid {line};border-top-width:1px"><tr>${card.picture === null ? '' : pictureCell(card.href, card.picture, card.title)}${wordsCell(card)}</tr></table>`;

/** Mail programs that load no pictures show the title instead. */
const pictureCell = (href: string, picture: string, title: string): string =>
  `<td class="half" width="44%" valign="top" style="padding:16px 0 0"><a class="muted" href="${quoted(href)}" style="font-size:13px;color:{muted}"><img src="${quoted(picture)}" alt="${quoted(title)}" width="240" style="width:100%;height:auto;border-radius:8px"></a></td>`;

const wordsCell = ({ title, href, picture, reason, price, facts }: Card): string =>
  `<td class="half${picture === null ? '' : ' words'}" valign="top" style="padding:16px 0 0 ${picture === null ? 0 : 16}px"><p class="muted" style="margin:0 0 4px;font-size:13px;font-weight:700;color:{muted}">${text(reason)}</p><p style="margin:0 0 4px;font-size:16px;line-height:1.3;font-weight:700"><a class="link" href="${quoted(href)}" style="color:{link};text-decoration:none">${text(title)}</a></p><p class="ink" style="margin:0 0 4px;font-size:18px;font-weight:700;color:{ink}">${text(price)}</p><p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:{muted}">${facts.map(text).join('<br>')}</p></td>`;

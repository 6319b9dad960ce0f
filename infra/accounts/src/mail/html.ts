/** Letters as documents: what mail programs show, a narrow column in light or dark. Styles stand inline, as few of them read sheets; dark and narrow are an offer. */
import { escapeAttribute, escapeText } from 'entities';
import type { LetterBrand } from './brand';

const text = escapeText;
const quoted = escapeAttribute;

interface Parts {
  brand: LetterBrand;
  /** What a list of letters shows beside the subject. */
  preview: string;
  /** HTML. */
  body: string;
  footer: string;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A whole letter of parts that the other functions make. */
export function document({ brand, preview, body, footer }: Parts): string {
  const [bg, surface, ink, muted, border, primary, onPrimary, linkColor] = (
    ['bg', 'surface', 'text', 'muted', 'border', 'primary', 'on-primary', 'link'] as const
  ).map((name) => brand.color(name));
  const dark = (selector: string, rules: string) => `${selector}{${rules}}`;
  const sheet = [
    'img{display:block;border:0}',
    '@media (max-width:479px){.half{display:block!important;width:100%!important;box-sizing:border-box}.words{padding:12px 0 0!important}}',
    `@media (prefers-color-scheme:dark){${[
      dark('.bg', `background:${bg![1]}!important`),
      dark('.surface', `background:${surface![1]}!important`),
      dark('.ink', `color:${ink![1]}!important`),
      dark('.muted', `color:${muted![1]}!important`),
      dark('.line', `border-color:${border![1]}!important`),
      dark('.link', `color:${linkColor![1]}!important`),
      dark('.button', `background:${primary![1]}!important;color:${onPrimary![1]}!important`),
    ].join('')}}`,
  ].join('');
  const filled = (html: string) =>
    html
      .replaceAll('{ink}', ink![0])
      .replaceAll('{muted}', muted![0])
      .replaceAll('{line}', border![0])
      .replaceAll('{link}', linkColor![0])
      .replaceAll('{primary}', primary![0])
      .replaceAll('{on-primary}', onPrimary![0]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${text(brand.name)}</title><style>${sheet}</style></head><body class="bg" style="margin:0;padding:0;background:${bg![0]};${font}"><div style="display:none;max-height:0;overflow:hidden">${text(preview)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="bg" align="center" style="padding:16px 8px;background:${bg![0]}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="surface" style="padding:20px 16px;background:${surface![0]};border-radius:12px"><p class="muted" style="margin:0 0 16px;font-size:15px;font-weight:700;color:${muted![0]}">${text(brand.name)}</p>${filled(body)}</td></tr><tr><td style="padding:16px">${filled(footer)}</td></tr></table></td></tr></table></body></html>`;
}

export const heading = (words: string): string =>
  `<h1 class="ink" style="margin:0 0 4px;font-size:20px;line-height:1.3;color:{ink}">${text(words)}</h1>`;

/** A heading, and what it comes to. */
export const strong = (words: string, summary: string): string =>
  `${heading(words)}<p class="muted" style="margin:0 0 16px;font-size:15px;color:{muted}">${text(summary)}</p>`;

export const paragraph = (words: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:15px;line-height:1.5;color:{ink}">${text(words)}</p>`;

/** @param isHtml it is made of such parts already */
export const muted = (words: string, { isHtml = false } = {}): string =>
  `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:{muted}">${isHtml ? words : text(words)}</p>`;

export const link = (href: string, words: string): string =>
  `<a class="link" href="${quoted(href)}" style="color:{link}">${text(words)}</a>`;

export const button = (href: string, words: string): string =>
  `<p style="margin:0 0 24px"><a class="button" href="${quoted(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:{primary};color:{on-primary};font-size:15px;font-weight:600;text-decoration:none">${text(words)}</a></p>`;

export interface Card {
  title: string;
  href: string;
  /** Address of its picture; null where there is none. */
  picture: string | null;
  /** Why it is in the letter. */
  reason: string;
  price: string;
  facts: readonly string[];
}

/** A vehicle: its picture beside what is said of it, or above where the column is narrow. */
export const vehicleCard = (card: Card): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:0 0 16px;border:0 solid {line};border-top-width:1px"><tr>${card.picture === null ? '' : pictureCell(card.href, card.picture, card.title)}${wordsCell(card)}</tr></table>`;

/** Mail programs that load no pictures show the words in its place. */
const pictureCell = (href: string, picture: string, title: string): string =>
  `<td class="half" width="44%" valign="top" style="padding:16px 0 0"><a class="muted" href="${quoted(href)}" style="font-size:13px;color:{muted}"><img src="${quoted(picture)}" alt="${quoted(title)}" width="240" style="width:100%;height:auto;border-radius:8px"></a></td>`;

const wordsCell = ({ title, href, picture, reason, price, facts }: Card): string =>
  `<td class="half${picture === null ? '' : ' words'}" valign="top" style="padding:16px 0 0 ${picture === null ? 0 : 16}px"><p class="muted" style="margin:0 0 4px;font-size:13px;font-weight:700;color:{muted}">${text(reason)}</p><p style="margin:0 0 4px;font-size:16px;line-height:1.3;font-weight:700"><a class="link" href="${quoted(href)}" style="color:{link};text-decoration:none">${text(title)}</a></p><p class="ink" style="margin:0 0 4px;font-size:18px;font-weight:700;color:{ink}">${text(price)}</p><p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:{muted}">${facts.map(text).join('<br>')}</p></td>`;

/** Emails as HTML documents: a narrow column in light or dark. Styles are inline because few mail programs read style sheets; dark and narrow are optional. */
import { escapeAttribute, escapeText } from 'entities';
import type { EmailBrand } from './brand';

const text = escapeText;
const quoted = escapeAttribute;

interface Parts {
  brand: EmailBrand;
  /** Text that a list of emails shows beside the subject. */
  preview: string;
  /** HTML. */
  body: string;
  footer: string;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Returns the document of parts that the other functions make. */
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

/** Returns a heading with a summary below it. */
export const strong = (words: string, summary: string): string =>
  `${heading(words)}<p class="muted" style="margin:0 0 16px;font-size:15px;color:{muted}">${text(summary)}</p>`;

export const paragraph = (words: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:15px;line-height:1.5;color:{ink}">${text(words)}</p>`;

/** @param isHtml whether the words are HTML already */
export const muted = (words: string, { isHtml = false } = {}): string =>
  `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:{muted}">${isHtml ? words : text(words)}</p>`;

/** Returns a table of labels and texts. */
export const table = (rows: readonly (readonly [label: string, text: string])[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows
    .map(
      ([label, value]) =>
        `<tr><td class="muted" valign="top" style="padding:4px 12px 4px 0;font-size:15px;color:{muted}">${text(label)}</td><td class="ink" align="right" valign="top" style="padding:4px 0;font-size:15px;color:{ink}">${text(value)}</td></tr>`,
    )
    .join('')}</table>`;

export const link = (href: string, words: string): string =>
  `<a class="link" href="${quoted(href)}" style="color:{link}">${text(words)}</a>`;

export const button = (href: string, words: string): string =>
  `<p style="margin:0 0 24px"><a class="button" href="${quoted(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:{primary};color:{on-primary};font-size:15px;font-weight:600;text-decoration:none">${text(words)}</a></p>`;

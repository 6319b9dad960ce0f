/** Texts of a page in the HTML of a cell, which is rendered with stand-ins and is the same on every page. */

/** Begins a stand-in. It is random for each process, so no text of a listing can imitate it. */
const mark = `page-text-${Math.random().toString(36).slice(2)}-`;
const standIn = new RegExp(`${mark}(\\w+)-`, 'g');

const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#x27;' },
};

/** Returns stand-ins for the texts of a page, by name. */
export function standIns(page: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.keys(page).map((name) => [name, `${mark}${name}-`]));
}

/** Returns a cell's HTML with the texts of a page in place of their stand-ins, written as React writes attributes. @throws for a text that is a script */
export function fillTexts(html: string, page: Readonly<Record<string, string>> | undefined): string {
  if (page === undefined) return html;
  const texts = Object.fromEntries(Object.entries(page).map(([name, text]) => [name, escaped(text)]));
  return html.replace(standIn, (all, name: string) => texts[name] ?? all);
}

function escaped(text: string): string {
  if (isScript(text)) throw new Error('A text of the page is a script, which no link may be.');
  return text.replace(/["'&<>]/g, (character) => escapes[character]!);
}

/** Whether a browser would run an address as a script. Browsers ignore spaces and control characters in the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
const isScript = (text: string) => /^javascript:/i.test(text.replace(/[\u0000-\u0020]/g, ''));

/**
 * Query strings as the codec writes them: as a browser's GET form would send them, except that commas stay commas. So most
 * submissions of a form are canonical already, and no proxy or redirect helper finds a character to re-encode.
 */

/** Half of a surrogate pair without its other half, which no URL can contain. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Returns the text as a URL can contain it, without white space around it. */
export function tidy(text: string): string {
  return text.trim().replace(loneSurrogates, '\ufffd');
}

/** Escapes a name or value. Never throws. */
export function escapeText(text: string): string {
  if (/^[\w*.,-]*$/.test(text)) return text;
  return encodeURIComponent(text.replace(loneSurrogates, '\ufffd')).replace(
    /%20|%2C|[!'()~]/g,
    (found) => ({ '%20': '+', '%2C': ',' })[found] ?? `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Escapes a name or value as a browser's form does, commas included. Much faster than `URLSearchParams` where that is not the platform's own. */
export function escapeField(text: string): string {
  return escapeText(text).replaceAll(',', '%2C');
}

/** Joins the values of a list with commas; a comma within a value becomes `\,` and a backslash `\\` (R3). */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');
}

/** Splits a comma-joined list into trimmed values without empty ones. A backslash before any other character stands for itself. */
export function splitList(joined: string): string[] {
  const values = joined.match(/(\\[\\,]|[^,])+/g) ?? [];
  return values.map((value) => tidy(value.replace(/\\([\\,])/g, '$1'))).filter(Boolean);
}

/** Returns path and query of any text that may be a URL, without origin and fragment. Never throws. */
export function splitUrl(url: string): { path: string; query: string } {
  const local = url.replace(/#.*$/s, '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  return mark === -1 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

/**
 * Query strings as the codec writes them: what a browser's GET form would send, except that commas stay commas. So most
 * submissions of a form are canonical already, and no proxy or redirect helper finds a character to re-encode.
 */

/** Half of a surrogate pair without its other half: no URL can carry it. */
const loneSurrogates = /\p{Surrogate}/gu;

/** The text as a URL can carry it, without white space around it. */
export function tidy(text: string): string {
  return text.trim().replace(loneSurrogates, '\ufffd');
}

/** A name or value, escaped. Never throws. */
export function escapeText(text: string): string {
  if (/^[\w*.,-]*$/.test(text)) return text;
  return encodeURIComponent(text.replace(loneSurrogates, '\ufffd')).replace(
    /%20|%2C|[!'()~]/g,
    (found) => ({ '%20': '+', '%2C': ',' })[found] ?? `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Joins the values of a list by commas; a comma that is part of a value is written `\,` and a backslash `\\` (R3). */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');
}

/** The values in a comma-joined list, trimmed; empty ones vanish. A backslash before anything else is itself. */
export function splitList(joined: string): string[] {
  const values = joined.match(/(\\[\\,]|[^,])+/g) ?? [];
  return values.map((value) => tidy(value.replace(/\\([\\,])/g, '$1'))).filter(Boolean);
}

/** Path and query of any text that may be a URL: origin and fragment are cut off. Never throws. */
export function splitUrl(url: string): { path: string; query: string } {
  const local = url.replace(/#.*$/s, '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  return mark === -1 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

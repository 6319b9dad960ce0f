/** Where a GET form goes, and what it sends besides its own controls. */
export interface FormTarget {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Makes a GET form carry a search along: sent without script, it leads to `href` with the parameters `edited` as its controls
 * have them. A browser replaces the query of a form's action, so the query becomes hidden fields.
 */
export function formTarget(href: string, edited: readonly string[]): FormTarget {
  const mark = href.indexOf('?');
  if (mark === -1) return { action: href, fields: [] };
  const fields = [...new URLSearchParams(href.slice(mark + 1))];
  return { action: href.slice(0, mark), fields: fields.filter(([name]) => !edited.includes(name)) };
}

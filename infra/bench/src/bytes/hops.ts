/** A script request as the browser reported it. */
export interface ScriptRequest {
  url: string;
  /** URL of the script or document whose code asked for it; undefined when the HTML itself did. */
  askedBy: string | undefined;
}

/**
 * How many requests, one after the other, lead to each script: 1 when the HTML names it (in a preload or a script element) or a
 * script in the page asks for it, otherwise one more than the script that asked.
 */
export function hopsOf(
  document: string,
  named: readonly string[],
  requests: readonly ScriptRequest[],
): ReadonlyMap<string, number> {
  const known = new Map<string, number>(named.map((url) => [url, 1]));
  for (const { url, askedBy } of requests) {
    if (known.has(url)) continue;
    known.set(url, askedBy === undefined || askedBy === document ? 1 : (known.get(askedBy) ?? 1) + 1);
  }
  return known;
}

/** A script request as the browser reported it. */
export interface ScriptRequest {
  url: string;
  /** URL of the script or document whose code requested it; undefined if the HTML itself did. */
  askedBy: string | undefined;
}

/**
 * Returns the number of consecutive requests that lead to each script: 1 if the HTML names it (in a preload or a script element) or an
 * inline script requests it, otherwise one more than the requesting script's.
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

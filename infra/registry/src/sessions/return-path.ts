/**
 * Returns the path of the console to which a sign-in leads; null for anything else, such as another site's address.
 * @param origin of the registry
 */
export function returnPath(given: unknown, origin: string): string | null {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, origin)) return null;
  const { origin: led, pathname, search } = new URL(given, origin);
  return led === new URL(origin).origin && pathname.startsWith('/console/') ? pathname + search : null;
}

/** The push services of the browsers: their hosts, or what their hosts end in; and the browser that people know them by. */
const services: readonly (readonly [host: string, browser: string])[] = [
  ['fcm.googleapis.com', 'Chrome'],
  ['updates.push.services.mozilla.com', 'Firefox'],
  ['.notify.windows.com', 'Edge'],
  ['web.push.apple.com', 'Safari'],
  ['.push.apple.com', 'Safari'],
];

const longestEndpoint = 1_000;

const browserAt = (hostname: string): string | undefined =>
  services.find(([host]) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))?.[1];

/**
 * Whether a browser may name an address as the place where its push messages go: an https one of a push service that is known, so that
 * nobody makes the service ask for anything else.
 * @param own origins of further push services, which the operator names
 */
export function isPushEndpoint(endpoint: string, own: readonly string[] = []): boolean {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (own.includes(origin)) return true;
  return protocol === 'https:' && port === '' && browserAt(hostname) !== undefined;
}

/** What people call the browser that named an endpoint; browsers of one maker share a service. */
export const browserOf = (endpoint: string): string => browserAt(new URL(endpoint).hostname) ?? 'A browser';

/** The push services by host, or by the end of the host's name, with the browser that uses them. */
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
 * Whether an address is an endpoint of a known push service, by https, so that no client can make this service send requests elsewhere.
 * @param own origins of further push services, which the operator configured
 */
export function isPushEndpoint(endpoint: string, own: readonly string[] = []): boolean {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (own.includes(origin)) return true;
  return protocol === 'https:' && port === '' && browserAt(hostname) !== undefined;
}

/** Returns the name of an endpoint's browser; browsers of one maker share a service. */
export const browserOf = (endpoint: string): string => browserAt(new URL(endpoint).hostname) ?? 'A browser';

/** The push services of the browsers: their hosts, or what their hosts end in. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];

const longestEndpoint = 1_000;

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
  const isKnown = services.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  );
  return protocol === 'https:' && port === '' && isKnown;
}

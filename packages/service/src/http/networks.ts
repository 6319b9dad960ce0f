import { isIPv6 } from 'node:net';

/**
 * Returns the network of an address, by which rate limiters count: a single IPv4 address, or the IPv6
 * /56 that a subscriber usually gets, with as many addresses as they like.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16));
  // Only the first byte of the fourth group belongs to the network.
  return `${groups.map((group, at) => (at === 3 ? group & 0xff00 : group).toString(16)).join(':')}::/56`;
}

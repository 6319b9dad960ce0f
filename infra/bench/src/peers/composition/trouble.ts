import { stalled } from '../../answers/stalled';

/** Kinds of trouble of one fragment, each at an address of its own; the same on every server. */

/** The slots in trouble and their address. */
export interface Trouble {
  name: 'throws' | 'stalls' | 'loops' | 'fills';
  /** The maximum price of the search, which identifies the address. */
  price: string;
  slots: readonly string[];
}

/** The fragment whose code misbehaves. */
export const misbehaving = { remote: 'mfe-filters', fragment: 'filters' };

export const troubles: readonly Trouble[] = [
  { name: 'throws', price: '777771', slots: ['filters'] },
  { name: 'loops', price: '777772', slots: ['filters'] },
  { name: 'fills', price: '777773', slots: ['filters'] },
  { name: 'stalls', price: stalled.price, slots: ['footer-ad', 'fixed-ad'] },
];

/** Runs before the fragment renders. It is sent to the shell as text in a version of the remote, so it uses nothing outside itself. */
export function misbehave(search: string): void {
  if (search.includes('777771')) throw new Error('broken on purpose');
  while (search.includes('777772'));
  if (search.includes('777773')) for (const all: unknown[] = []; ; ) all.push(new Array(1e6).fill(1.5));
}

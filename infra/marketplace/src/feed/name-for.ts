import { hash } from 'node:crypto';

/** Returns thirteen letters and digits derived from a text, the same in every import. */
export function nameFor(text: string): string {
  return BigInt(`0x${hash('sha256', text, 'hex').slice(0, 16)}`)
    .toString(36)
    .padStart(13, '0');
}

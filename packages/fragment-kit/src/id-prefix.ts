import type { SlotProps } from '@forecourt/contracts';

/** Returns a prefix of React ids that differs between the roots of one page and is the same on server and browser. */
export function idPrefix(slot: string, props: SlotProps = {}): string {
  const suffix = Object.values(props)
    .map(String)
    .join('-')
    .replace(/[^a-zA-Z0-9]+/g, '-');
  return `${slot}-${suffix === '' ? '' : `${suffix}-`}`;
}

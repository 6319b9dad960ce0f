import type { SlotProps } from '@forecourt/contracts';

/** React ids stay apart between the roots of one page, and equal on both sides of one root. */
export function idPrefix(slot: string, props: SlotProps = {}): string {
  const suffix = Object.values(props)
    .map(String)
    .join('-')
    .replace(/[^a-zA-Z0-9]+/g, '-');
  return `${slot}-${suffix === '' ? '' : `${suffix}-`}`;
}

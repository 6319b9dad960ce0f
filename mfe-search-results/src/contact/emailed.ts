import { deviceStore } from '@forecourt/device';

const most = 200;

/** Listings whose sellers were written to in this session: their tiles say so. */
export const emailed = deviceStore<readonly string[]>(
  'emailed-listings',
  [],
  (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-most) : []),
  'sessionStorage',
);

/** @returns whether this is the first message to its seller in this session */
export function noteEmailed(listing: string): boolean {
  const isFirst = !emailed.read().includes(listing);
  if (isFirst) emailed.change((ids) => [...ids, listing].slice(-most));
  return isFirst;
}

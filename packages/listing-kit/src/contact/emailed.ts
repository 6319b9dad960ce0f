import { deviceStore } from '@forecourt/device';

const most = 200;

/** Ids of the listings whose sellers got a message in this session; their tiles say so. */
export const emailed = deviceStore<readonly string[]>(
  'emailed-listings',
  [],
  (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-most) : []),
  'sessionStorage',
);

/** Records a message. @returns whether it is the first one about the listing in this session */
export function noteEmailed(listing: string): boolean {
  const isFirst = !emailed.read().includes(listing);
  if (isFirst) emailed.change((ids) => [...ids, listing].slice(-most));
  return isFirst;
}

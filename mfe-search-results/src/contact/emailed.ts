import { deviceStore } from '@forecourt/listing/device';

const most = 200;

/** Listings whose sellers were written to in this session: their tiles say so. */
export const emailed = deviceStore<readonly string[]>(
  'emailed-listings',
  [],
  (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-most) : []),
  'sessionStorage',
);

export function noteEmailed(listing: string): void {
  emailed.change((ids) => (ids.includes(listing) ? ids : [...ids, listing].slice(-most)));
}

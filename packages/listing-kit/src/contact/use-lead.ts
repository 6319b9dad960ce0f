import type { BusEvents } from '@forecourt/contracts';
import { useEmit } from '@forecourt/fragment-kit';
import type { Listing } from '@forecourt/listing';

/** A listing and its seller, as leads name them. */
export type LeadListing = Pick<Listing, 'id' | 'ownerId'>;

/** Tells that a shopper got in touch with the seller of a listing (docs/measurement.md). */
export function useLead({ id, ownerId }: LeadListing): (kind: BusEvents['lead']['kind']) => void {
  const emit = useEmit();
  return (kind) => emit({ type: 'lead', detail: { placement: 'contact', id, owner: ownerId, kind } });
}

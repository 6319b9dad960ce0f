import type { BusEvents } from '@forecourt/contracts';
import { useEmit } from '@forecourt/fragment-kit';
import type { Listing } from '@forecourt/listing';

/** The listing and the seller of a lead. */
export type LeadListing = Pick<Listing, 'id' | 'ownerId'>;

/** Returns a function that emits the `lead` event: a shopper contacted the seller of a listing (docs/measurement.md). */
export function useLead({ id, ownerId }: LeadListing): (kind: BusEvents['lead']['kind']) => void {
  const emit = useEmit();
  return (kind) => emit({ type: 'lead', detail: { placement: 'contact', id, owner: ownerId, kind } });
}

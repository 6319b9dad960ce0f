/**
 * How a listing came to its place: by the order of the results, because someone paid for the place (R52, R53), or as like the
 * vehicle of a vehicle's page.
 */
export type Placement = 'organic' | 'premium' | 'similar';

/** A paid place is always labelled; a listing that stands where the order puts it never is, whatever its seller pays (R53). */
export function isSponsored(placement: Placement): boolean {
  return placement === 'premium';
}

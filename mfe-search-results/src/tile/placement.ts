/**
 * Why a listing has its place: by the order of the results, because someone paid for the place (R52, R53), or because it is similar to
 * the vehicle of a vehicle's page.
 */
export type Placement = 'organic' | 'premium' | 'similar';

/** Whether a place is labelled: a paid place always, a listing in its regular place never, whatever its seller pays (R53). */
export function isSponsored(placement: Placement): boolean {
  return placement === 'premium';
}

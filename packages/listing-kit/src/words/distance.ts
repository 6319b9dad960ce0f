import { formatCount } from '@forecourt/ui';

/** Returns how far a seller is from the search, `36 mi away`; less than a mile is said without a number. Miles. */
export function distanceText(miles: number): string {
  return miles < 1 ? 'Less than 1 mi away' : `${formatCount(miles)} mi away`;
}

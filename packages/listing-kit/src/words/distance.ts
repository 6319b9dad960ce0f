import { formatCount } from '@forecourt/ui';

/** Formats a seller's distance from the search, miles: `36 mi away`; without a number below one mile. */
export function distanceText(miles: number): string {
  return miles < 1 ? 'Less than 1 mi away' : `${formatCount(miles)} mi away`;
}

import type { ListingResponse } from '@forecourt/listing';
import { formatCount, formatPrice } from '@forecourt/ui';

type Range = { min: number; max: number } | null | undefined;

/**
 * Returns a sentence on what is for sale of a model: number, prices, years and miles, as far as they are known.
 * @param isOfYear whether the name has the year: the statistics of years ignore it
 */
export function forSale(
  name: string,
  { totalResultCount: total, stats }: Pick<ListingResponse, 'totalResultCount' | 'stats'>,
  isOfYear: boolean,
): string {
  if (total === 0) return `No ${name} is for sale at the moment.`;
  const facts = [
    between(stats.derivedprice, formatPrice),
    isOfYear ? undefined : between(stats.year, String, { before: 'of model year ', beforeMany: 'of model years ' }),
    between(stats.mileage, formatCount, { before: 'with ', after: ' miles' }),
  ].filter((fact) => fact !== undefined);
  return `${[`${formatCount(total)} ${name} ${total === 1 ? 'is' : 'are'} for sale`, ...facts].join(', ')}.`;
}

function between(
  range: Range,
  textOf: (value: number) => string,
  { before = '', beforeMany, after = '' }: { before?: string; beforeMany?: string; after?: string } = {},
): string | undefined {
  if (range === null || range === undefined) return undefined;
  const { min, max } = range;
  const text = min === max ? before + textOf(min) : `${beforeMany ?? before}${textOf(min)} to ${textOf(max)}`;
  return text + after;
}

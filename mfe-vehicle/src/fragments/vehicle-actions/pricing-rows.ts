import { type Pricing, shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import type { Term } from '../../terms';

/** Returns how the shown price came about (R31): each price that differs from it, then the shown price; nothing where there is only one price. */
export function priceRows(pricing: Pricing): Term[] {
  const shown = shownPrice(pricing);
  const earlier = [
    ['MSRP', pricing.msrp],
    ['Sale price', pricing.salePrice],
  ] as const;
  const rows = earlier.flatMap(([term, price]): Term[] =>
    price === undefined || price === shown ? [] : [[term, formatPrice(price)]],
  );
  if (shown === undefined || rows.length === 0) return [];
  return [...rows, [pricing.incentive === undefined ? 'Price' : 'Price with incentives', formatPrice(shown)]];
}

/** Returns the estimated monthly payment and its terms. */
export function paymentRows({ monthly, months, apr, down }: NonNullable<Pricing['payments']>): Term[] {
  return [
    ['Estimated payment', `${formatPrice(monthly)}/mo`],
    ['Term', `${months} months`],
    ['APR', `${apr}%`],
    ['Down payment', formatPrice(down)],
  ];
}

import type { Charges } from '@forecourt/listing';
import type { StoredOwner } from '../listing/record';

/** The states' general rates of sales tax on vehicles, per cent, without those of counties and cities. */
const rates = `
AL 2     AK 0    AZ 5.6  AR 6.5   CA 7.25 CO 2.9   CT 6.35  DE 0    DC 6     FL 6     GA 7    HI 4    ID 6
IL 6.25  IN 7    IA 5    KS 6.5   KY 6    LA 5     ME 5.5   MD 6.5  MA 6.25  MI 6     MN 6.875 MS 5   MO 4.225
MT 0     NE 5.5  NV 6.85 NH 0     NJ 6.625 NM 4    NY 4     NC 3    ND 5     OH 5.75  OK 4.5  OR 0    PA 6
RI 7     SC 5    SD 4.2  TN 7     TX 6.25 UT 4.85  VT 6     VA 4.15 WA 6.8   WV 6     WI 5    WY 4
`;
const salesTax: ReadonlyMap<string, number> = new Map(
  [...rates.matchAll(/([A-Z]{2}) ([\d.]+)/g)].map(([, state, rate]) => [state!, Number(rate)]),
);

/** States that tax the whole price, whatever is traded in. */
const taxesTradeIn = new Set(['CA', 'DC', 'HI', 'KY', 'MD', 'VA']);

/** Returns the fees and taxes that a dealer states: the same for all of its vehicles. Drawn from its id, so that nothing else in the inventory changes. */
export function chargesOf({ id, state }: Pick<StoredOwner, 'id' | 'state'>): Charges {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  return {
    fees: [
      { label: 'Documentation fee', amount: 85 + ((number * 37) % 9) * 50 },
      { label: 'Title and registration', amount: 95 + ((number * 53) % 11) * 15 },
    ],
    salesTax: { percent: salesTax.get(state ?? '') ?? 0, lessTradeIn: !taxesTradeIn.has(state ?? '') },
  };
}

import type { Criteria, FacetName } from '@forecourt/matching';
import { type ManyParam, manyParams, vehicleParams } from '@forecourt/search-state';
import type { Counts, Narrowing } from './port';

/**
 * Facets that shoppers decide by, with weights: a bit of information from the facet counts this much. Other facets say much about
 * a listing and little about what a shopper wants: half of all cars have satellite radio, and hardly anybody searches for it. Body
 * style, fuel and price are what shoppers choose first.
 */
const decided: readonly (readonly [facet: FacetName, weight: number])[] = [
  ['makeCode', 1],
  ['modelCode', 1],
  ['trimCode', 0.8],
  ['vehicleStyleCode', 1],
  ['suvSubtypeCode', 0.6],
  ['truckCabSize', 0.8],
  ['fuelTypeGroup', 0.9],
  ['driveGroup', 0.8],
  ['dealType', 0.8],
  ['vehicleHistoryType', 0.7],
  ['extColorSimple', 0.7],
  ['engineCode', 0.5],
  ['transmissionCode', 0.5],
  ['featureCode', 0.4],
];

/** Largest number of options, and of facets, in a narrowing. */
const most = 6;
/** Largest share of the results that an option may have: one that nearly all have does not narrow them noticeably. */
const widest = 0.75;

/**
 * Returns the options and facets that narrow the results best.
 * @param counts by facet. Only open facets (`isOpen`) are used: their counts are those of the present results (R23).
 */
export function narrowingOf(counts: Readonly<Record<FacetName, Counts>>, total: number, criteria: Criteria): Narrowing {
  const open = total < 2 ? [] : decided.filter(([facet]) => isOpen(facet, criteria));
  const chosen: ReadonlySet<string> = new Set(criteria.scope.features);
  const options: Narrowing['options'][number][] = [];
  const facets: Narrowing['facets'][number][] = [];
  for (const [facet, weight] of open) {
    let best: Narrowing['options'][number] | undefined;
    for (const [code, count] of Object.entries(counts[facet])) {
      if (facet === 'featureCode' && chosen.has(code)) continue;
      const share = count / total;
      const gain = weight * (bits(share) + bits(1 - share));
      const isBetter = best === undefined || gain > best.gain || (gain === best.gain && code < best.code);
      if (share <= widest && isBetter) best = { facet, code, count, gain };
    }
    if (best !== undefined) options.push(best);
    if (isMany(facet)) continue;
    // In ascending order, so that every engine computes the same floating-point sum.
    const entropy = Object.values(counts[facet])
      .sort((a, b) => a - b)
      .reduce((sum, count) => sum + bits(count / total), 0);
    if (entropy > 0) facets.push({ facet, gain: weight * entropy });
  }
  const byGain = (one: { gain: number }, other: { gain: number }) => other.gain - one.gain;
  return { options: options.sort(byGain).slice(0, most), facets: facets.sort(byGain).slice(0, most) };
}

const isMany = (facet: FacetName) => (manyParams as readonly ManyParam[]).includes(facet as ManyParam);

/** Whether nothing is chosen that the facet's counts ignore, and a choice in it would narrow all results. */
function isOpen(facet: FacetName, { plain, vehicle }: Criteria): boolean {
  if (facet === 'featureCode') return true;
  const level = (vehicleParams as readonly FacetName[]).indexOf(facet);
  if (level === -1) return !plain.has(facet as Parameters<typeof plain.has>[0]);
  const { makes, seriesOf, modelsOf, trimsOf, packages } = vehicle;
  const chosen = [makes?.size ?? 0, seriesOf.size, modelsOf.size, trimsOf.size, packages?.size ?? 0];
  if (chosen.slice(level).some((count) => count > 0)) return false;
  // With two makes, a choice of models narrows only one of them; so does a choice of trims with two models.
  if (facet === 'modelCode') return makes?.size === 1;
  return (
    facet !== 'trimCode' ||
    (makes?.size === 1 && [...modelsOf.values()].every(({ size }) => size === 1) && modelsOf.size === 1)
  );
}

function bits(share: number): number {
  return share <= 0 || share >= 1 ? 0 : -share * Math.log2(share);
}

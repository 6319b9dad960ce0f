import type { Criteria, FacetName } from '@forecourt/matching';
import { type ManyParam, manyParams, vehicleParams } from '@forecourt/search-state';
import type { Counts, Narrowing } from './port';

/**
 * Facets that shoppers decide by, each with how much they do so: a bit told by it counts so much. Others tell much of a listing and little
 * of a wish. Half of all cars have satellite radio, and hardly anybody looks for it; how a car is built, what it burns and costs is what is
 * asked for first.
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

/** No more than these are worked with. */
const most = 6;
/** An option that nearly all results have narrows nothing that a shopper would notice. */
const widest = 0.75;

/**
 * @param counts of the present results by facet: those of a facet in which nothing is chosen are (R23), others are not looked at
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
    // In one order, so that every engine adds up to the same.
    const entropy = Object.values(counts[facet])
      .sort((a, b) => a - b)
      .reduce((sum, count) => sum + bits(count / total), 0);
    if (entropy > 0) facets.push({ facet, gain: weight * entropy });
  }
  const byGain = (one: { gain: number }, other: { gain: number }) => other.gain - one.gain;
  return { options: options.sort(byGain).slice(0, most), facets: facets.sort(byGain).slice(0, most) };
}

const isMany = (facet: FacetName) => (manyParams as readonly ManyParam[]).includes(facet as ManyParam);

/** Whether nothing is chosen that the facet's counts ignore, and whether choosing in it would narrow all results. */
function isOpen(facet: FacetName, { plain, vehicle }: Criteria): boolean {
  if (facet === 'featureCode') return true;
  const level = (vehicleParams as readonly FacetName[]).indexOf(facet);
  if (level === -1) return !plain.has(facet as Parameters<typeof plain.has>[0]);
  const { makes, seriesOf, modelsOf, trimsOf, packages } = vehicle;
  const chosen = [makes?.size ?? 0, seriesOf.size, modelsOf.size, trimsOf.size, packages?.size ?? 0];
  if (chosen.slice(level).some((count) => count > 0)) return false;
  // Models of one of two makes leave the other one as it is; so do trims of one of two models.
  if (facet === 'modelCode') return makes?.size === 1;
  return (
    facet !== 'trimCode' ||
    (makes?.size === 1 && [...modelsOf.values()].every(({ size }) => size === 1) && modelsOf.size === 1)
  );
}

function bits(share: number): number {
  return share <= 0 || share >= 1 ? 0 : -share * Math.log2(share);
}

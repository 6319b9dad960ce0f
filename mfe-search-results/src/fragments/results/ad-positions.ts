import type { BrandView } from '@forecourt/contracts';

/** Slots of the grid that ads stand in, 0-based (section 9, "Fluid ad positions"). */
const fluidAdPositions = [7, 14, 19, 36, 43] as const;

/** Where a brand shows ads: nowhere, at the first slot only, or at all of them. */
export function adPositions({ flags }: Pick<BrandView, 'flags'>): readonly number[] {
  if (!flags.ads) return [];
  return flags.fluidAds ? fluidAdPositions : fluidAdPositions.slice(0, 1);
}

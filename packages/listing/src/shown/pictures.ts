import { type VehicleView, vehicleViewNames, vehicleViews } from '@forecourt/ui/vehicle';
import type { Listing } from '../answers/contract';

/** One picture of a vehicle, as props of `VehicleImage` of packages/ui. */
export interface Picture {
  /** Properties for the drawing, which is shown if there is no photograph or it cannot be loaded. */
  look: {
    bodyStyle: string | undefined;
    subtype: string | undefined;
    color: string | undefined;
    seed: string;
    view: VehicleView;
  };
  /** The photograph's URL; absent if the vehicle is drawn. */
  src?: string;
  /** Empty for a drawing, which says no more than the vehicle's title. */
  alt: string;
}

/** Lists the pictures of a vehicle, the main one first: its seller's photographs, or else drawings by body style and colour. */
export function picturesOf(
  listing: Pick<Listing, 'id' | 'images' | 'vehicleStyleCodes' | 'styleSubtype' | 'extColorSimple'>,
): [Picture, ...Picture[]] {
  const { id, images, vehicleStyleCodes, styleSubtype, extColorSimple } = listing;
  const look = {
    ...{ bodyStyle: vehicleStyleCodes[0], subtype: styleSubtype, color: extColorSimple, seed: id },
    view: 'side' as const,
  };
  const main = images.sources[images.primary] ?? images.sources[0];
  if (main === undefined) {
    const others = vehicleViewNames.slice(1, Math.max(1, images.drawn ?? 1));
    return [{ look, alt: '' }, ...others.map((view): Picture => ({ look: { ...look, view }, alt: '' }))];
  }
  const photograph = ({ src, alt }: typeof main): Picture => ({ look, src, alt });
  return [photograph(main), ...images.sources.filter((source) => source !== main).map(photograph)];
}

/** Describes a drawing in words: `Front seats`. */
export function shownBy({ look }: Pick<Picture, 'look'>): string {
  return vehicleViews[look.view];
}

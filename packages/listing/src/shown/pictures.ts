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

type Pictured = Pick<Listing, 'id' | 'images' | 'vehicleStyleCodes' | 'styleSubtype' | 'extColorSimple'>;

/** The picture that is shown first, and the number of all. */
export interface CountedPictures {
  main: Picture;
  count: number;
}

/** Returns the main picture of a vehicle, and how many `picturesOf` lists. */
export function countPictures(listing: Pictured): CountedPictures {
  const { images } = listing;
  const main = mainOf(images);
  const look = lookOf(listing);
  if (main !== undefined) return { main: photograph(main, look), count: images.sources.length };
  return { main: { look, alt: '' }, count: Math.min(vehicleViewNames.length, Math.max(1, images.drawn ?? 1)) };
}

/** Lists the pictures of a vehicle, the main one first: its seller's photographs, or else drawings by body style and colour. */
export function picturesOf(listing: Pictured): [Picture, ...Picture[]] {
  const { images } = listing;
  const look = lookOf(listing);
  const main = mainOf(images);
  if (main === undefined) {
    const others = vehicleViewNames.slice(1, Math.max(1, images.drawn ?? 1));
    return [{ look, alt: '' }, ...others.map((view): Picture => ({ look: { ...look, view }, alt: '' }))];
  }
  const others = images.sources.filter((source) => source !== main);
  return [photograph(main, look), ...others.map((source) => photograph(source, look))];
}

function lookOf({ id, vehicleStyleCodes, styleSubtype, extColorSimple }: Pictured): Picture['look'] {
  return { bodyStyle: vehicleStyleCodes[0], subtype: styleSubtype, color: extColorSimple, seed: id, view: 'side' };
}

const mainOf = ({ sources, primary }: Pictured['images']) => sources[primary] ?? sources[0];

function photograph({ src, alt }: Pictured['images']['sources'][number], look: Picture['look']): Picture {
  return { look, src, alt };
}

/** Describes a drawing in words: `Front seats`. */
export function shownBy({ look }: Pick<Picture, 'look'>): string {
  return vehicleViews[look.view];
}

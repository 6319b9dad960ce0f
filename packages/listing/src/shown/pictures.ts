import {
  type VehicleLook,
  type VehicleView,
  vehicleColor,
  vehicleShape,
  vehicleViewNames,
  vehicleViews,
} from '@forecourt/ui/vehicle';
import type { Pictured } from '../answers/pictured';

/** One picture of a vehicle, as props of `VehicleImage` of packages/ui. */
export interface Picture {
  /** The drawing, which is shown if there is no photograph or it cannot be loaded. */
  look: Required<VehicleLook>;
  /** The photograph's URL; absent if the vehicle is drawn. */
  src?: string;
  /** Says of a drawing that it is one, and of what. */
  alt: string;
}

/** The picture that is shown first, and the number of photographs. */
export interface CountedPictures {
  main: Picture;
  /** 0 if the vehicle is drawn: a drawing is no picture of it. */
  count: number;
}

/** Returns the main picture of a vehicle, and the number of its photographs. */
export function countPictures(listing: Pictured): CountedPictures {
  const { images } = listing;
  const main = mainOf(images);
  const look = lookOf(listing);
  if (main === undefined) return { main: drawing(look, 'side'), count: 0 };
  return { main: photograph(main, look), count: images.sources.length };
}

/** Lists the pictures of a vehicle, the main one first: its seller's photographs, or else drawings, never both. */
export function picturesOf(listing: Pictured): [Picture, ...Picture[]] {
  const { images } = listing;
  const look = lookOf(listing);
  const main = mainOf(images);
  if (main === undefined) {
    const [first, ...others] = vehicleViewNames.map((view) => drawing(look, view));
    return [first!, ...others];
  }
  const others = images.sources.filter((source) => source !== main);
  return [photograph(main, look), ...others.map((source) => photograph(source, look))];
}

function lookOf(listing: Pictured): Picture['look'] {
  return { shape: vehicleShape(listing), color: vehicleColor(listing.extColorSimple), view: 'side' };
}

const mainOf = ({ sources, primary }: Pictured['images']) => sources[primary] ?? sources[0];

function photograph({ src, alt }: Pictured['images']['sources'][number], look: Picture['look']): Picture {
  return { look, src, alt };
}

function drawing(look: Picture['look'], view: VehicleView): Picture {
  return { look: { ...look, view }, alt: `Illustration: ${vehicleViews[view].toLowerCase()}` };
}

/** Whether a picture is a drawing, not a photograph of the vehicle. */
export const isDrawing = ({ src }: Pick<Picture, 'src'>): boolean => src === undefined;

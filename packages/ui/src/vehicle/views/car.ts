import { drawings } from '../bodies';
import { type VehicleBody, vehicleLooks } from '../codes';
import type { Drawing } from '../drawing';
import { type Paint, paintOf } from '../paint';
import { inSilhouette } from '../silhouettes';
import type { VehiclePicture } from '../url';

/** One vehicle as every view draws it. */
export interface Car {
  kind: VehicleBody;
  body: Drawing;
  paint: Paint;
  /** Numbers of its rims and its upholstery. */
  rim: number;
  trim: number;
}

export function carOf({ bodyStyle, color, variant }: Omit<VehiclePicture, 'view' | 'isReplacement'>): Car {
  const look = variant % vehicleLooks;
  return {
    kind: bodyStyle,
    body: inSilhouette(drawings[bodyStyle], bodyStyle, Math.floor(variant / vehicleLooks)),
    paint: paintOf(color),
    ...{ rim: look, trim: look },
  };
}

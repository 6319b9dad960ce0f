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
  /** Numbers of its scene, its rims and its upholstery. */
  scene: number;
  rim: number;
  trim: number;
}

/** Which scene and which wheels each look has. */
const looks: readonly (readonly [scene: number, rim: number])[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 3],
  [3, 4],
  [2, 5],
];

export function carOf({ bodyStyle, color, variant }: Omit<VehiclePicture, 'view' | 'isReplacement'>): Car {
  const look = variant % vehicleLooks;
  const [scene, rim] = looks[look]!;
  return {
    kind: bodyStyle,
    body: inSilhouette(drawings[bodyStyle], bodyStyle, Math.floor(variant / vehicleLooks)),
    paint: paintOf(color),
    ...{ scene, rim, trim: look },
  };
}

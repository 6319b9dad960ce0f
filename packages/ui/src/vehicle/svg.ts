import { vehicleSize } from './codes';
import type { VehiclePicture } from './url';

/** The drawing of a vehicle as a whole SVG document, under 4 kB. The same picture gives the same bytes. */
export function vehicleSvg(_picture: VehiclePicture): string {
  const { width, height } = vehicleSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#dfe5ec"/></svg>`;
}

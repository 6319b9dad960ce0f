/** The contents of the gallery's pages, for `gallery.mjs`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { samples } from '../../packages/ui/src/testing/samples';

export { brands } from '@forecourt/brands';
export { themeCss } from '@forecourt/contracts';
export { parseVehicleImageUrl, vehicleShapes, vehicleSvg, vehicleViews } from '@forecourt/ui/vehicle';

/** HTML of each component's sample, by name. */
export const html = Object.entries(samples).map(
  ([name, sample]) => [name, renderToStaticMarkup(<div>{sample}</div>)] as const,
);

import {
  nameOf,
  parseVehicleImageUrl,
  replacementUrl,
  type VehicleLook,
  vehicleImageBase,
  vehicleImageUrl,
} from './url';

/** Path under which the site serves sellers' photographs. */
export const photoBase = '/content/photos';

/** Widths in pixels in which photographs are to be had: all but the last one cut to `vehicleSize`'s ratio, that one whole. */
export const photoWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];
export const wholePhoto: PhotoWidth = 1920;

/**
 * A photograph in one width, by the site's own address: `/content/photos?of=https://…&w=640&else=SEDAN/BLUE/3`. Where it cannot be
 * had, that leads to the drawing of the vehicle. What stands on the site already keeps its address.
 */
export function photoUrl(src: string, width: PhotoWidth, look: Omit<VehicleLook, 'view'>): string {
  if (!/^https?:\/\//i.test(src)) return src;
  return `${photoBase}?${new URLSearchParams({ of: src, w: String(width), else: nameOf(look) })}`;
}

/** Path of drawings in pixels. */
const drawnBase = `${photoBase}/drawn`;

/**
 * A drawing in pixels, for who takes no SVG, as networks that show the picture of a link: `/content/photos/drawn/SEDAN/BLUE/3/side.jpg`.
 */
export function drawnPhotoUrl(look: VehicleLook): string {
  return vehicleImageUrl(look)
    .replace(vehicleImageBase, drawnBase)
    .replace(/\.svg$/, '.jpg');
}

/** The drawing that such an address (path only) shows in pixels; null for any other. */
export function drawingOf(path: string): string | null {
  if (!path.startsWith(`${drawnBase}/`)) return null;
  const address = path.replace(drawnBase, vehicleImageBase).replace(/\.jpg$/, '.svg');
  return path.endsWith('.jpg') && parseVehicleImageUrl(address) !== null ? address : null;
}

/** Where a photograph's address leads when nobody can answer it; null for any other address. */
export function insteadOfPhoto(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return pathname === photoBase ? replacementUrl(searchParams.get('else') ?? '') : drawingOf(pathname);
}

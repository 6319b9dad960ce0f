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

/** Available widths of photographs, px: all but the last are cropped to `vehicleSize`'s ratio. */
export const photoWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];
export const wholePhoto: PhotoWidth = 1920;

/**
 * Returns the site's URL for a photograph in one width: `/content/photos?of=https://…&w=640&else=sedan/BLUE`. If it is
 * unavailable, that redirects to the drawing of the vehicle. URLs of this site are unchanged.
 * @param look the vehicle; absent for a dealer's logo, which nothing replaces
 */
export function photoUrl(src: string, width: PhotoWidth, look?: Omit<VehicleLook, 'view'>): string {
  if (!/^https?:\/\//i.test(src)) return src;
  return `${photoBase}?${new URLSearchParams({ of: src, w: String(width), ...(look && { else: nameOf(look) }) })}`;
}

/** Path of drawings as bitmaps. */
const drawnBase = `${photoBase}/drawn`;

/**
 * Returns the URL of a drawing as a bitmap, for clients without SVG, such as link previews: `/content/photos/drawn/sedan/BLUE/side.jpg`.
 */
export function drawnPhotoUrl(look: VehicleLook): string {
  return vehicleImageUrl(look)
    .replace(vehicleImageBase, drawnBase)
    .replace(/\.svg$/, '.jpg');
}

/** Returns the drawing of such a path; null for any other. */
export function drawingOf(path: string): string | null {
  if (!path.startsWith(`${drawnBase}/`)) return null;
  const address = path.replace(drawnBase, vehicleImageBase).replace(/\.jpg$/, '.svg');
  return path.endsWith('.jpg') && parseVehicleImageUrl(address) !== null ? address : null;
}

/** Returns the drawing that replaces a photograph's URL when the service is down; null for any other URL. */
export function insteadOfPhoto(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return pathname === photoBase ? replacementUrl(searchParams.get('else') ?? '') : drawingOf(pathname);
}

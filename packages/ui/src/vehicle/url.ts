import {
  type VehicleColor,
  type VehicleShape,
  type VehicleView,
  vehicleColor,
  vehicleColors,
  vehicleShapes,
  vehicleViewNames,
} from './codes';

/** What determines a drawing. */
export interface VehicleLook {
  shape: VehicleShape;
  /** Simple exterior colour code, `BLUE`. */
  color: string | undefined;
  /** The view; default: the side. */
  view?: VehicleView;
}

/** Names one picture. */
export interface VehiclePicture {
  shape: VehicleShape;
  color: VehicleColor;
  view: VehicleView;
  /** Whether it replaces a missing photograph, and is labelled. */
  isReplacement: boolean;
}

/** Path under which the shell serves the pictures. */
export const vehicleImageBase = '/_shell/vehicles';

/** Returns the URL of a vehicle's picture: `/_shell/vehicles/small-suv/BLUE/front.svg`. */
export function vehicleImageUrl(look: VehicleLook): string {
  return `${vehicleImageBase}/${nameOf(look)}/${look.view ?? 'side'}.svg`;
}

/** `small-suv/BLUE`: the vehicle that replaces an unavailable photograph, see `replacementUrl`. */
export const nameOf = ({ shape, color }: Omit<VehicleLook, 'view'>): string => `${shape}/${vehicleColor(color)}`;

/** Returns the URL of the drawing that replaces a photograph; null if the text names no vehicle. */
export function replacementUrl(name: string): string | null {
  const address = `${vehicleImageBase}/${name}/no-photo.svg`;
  return parseVehicleImageUrl(address) === null ? null : address;
}

/** Parses a picture's path; null if there is no such picture: answer 404. */
export function parseVehicleImageUrl(path: string): VehiclePicture | null {
  const [, body, paint, name] = /^\/_shell\/vehicles\/([a-z-]+)\/([A-Z]+)\/([a-z-]+)\.svg$/.exec(path) ?? [];
  const shape = vehicleShapes.find((known) => known === body);
  const color = vehicleColors.find((known) => known === paint);
  const isReplacement = name === 'no-photo';
  const view = isReplacement ? 'side' : vehicleViewNames.find((known) => known === name);
  if (shape === undefined || color === undefined || view === undefined) return null;
  return { shape, color, view, isReplacement };
}

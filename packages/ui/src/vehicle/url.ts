import {
  type VehicleBody,
  type VehicleColor,
  type VehicleView,
  vehicleBodies,
  vehicleBody,
  vehicleColor,
  vehicleColors,
  vehicleVariant,
  vehicleVariants,
  vehicleViewNames,
} from './codes';

/** The facts of a vehicle that determine its drawing. */
export interface VehicleLook {
  /** Body style code, `SUVCROSS`. */
  bodyStyle: string | undefined;
  /** The listing's subtype, `Box Truck`; used if it is more specific. */
  subtype?: string;
  /** Simple exterior colour code, `BLUE`. */
  color: string | undefined;
  /** The listing's id or VIN: the same one always gives the same picture. */
  seed: string;
  /** The view; default: the side. */
  view?: VehicleView;
}

/** Names one picture. */
export interface VehiclePicture {
  bodyStyle: VehicleBody;
  color: VehicleColor;
  /** `0 … vehicleVariants - 1` */
  variant: number;
  view: VehicleView;
  /** Whether it replaces a missing photograph, and is labelled. */
  isReplacement: boolean;
}

/** Path under which the shell serves the pictures. */
export const vehicleImageBase = '/_shell/vehicles';

/** Returns the URL of a vehicle's picture: `/_shell/vehicles/SUVCROSS/BLUE/3/front.svg`. It never changes, so it is cacheable for ever. */
export function vehicleImageUrl(look: VehicleLook): string {
  return `${vehicleImageBase}/${nameOf(look)}/${look.view ?? 'side'}.svg`;
}

/** `SUVCROSS/BLUE/3`: the vehicle that replaces an unavailable photograph, see `replacementUrl`. */
export function nameOf({ bodyStyle, subtype, color, seed }: Omit<VehicleLook, 'view'>): string {
  return `${vehicleBody(bodyStyle, subtype)}/${vehicleColor(color)}/${vehicleVariant(seed, subtype)}`;
}

/** Returns the URL of the drawing that replaces a photograph; null if the text names no vehicle. */
export function replacementUrl(name: string): string | null {
  const address = `${vehicleImageBase}/${name}/no-photo.svg`;
  return parseVehicleImageUrl(address) === null ? null : address;
}

/** Parses a picture's path; null if there is no such picture: answer 404. */
export function parseVehicleImageUrl(path: string): VehiclePicture | null {
  const [, body, color, number, name] =
    /^\/_shell\/vehicles\/([A-Z]+)\/([A-Z]+)\/(0|[1-9]\d?)\/([a-z-]+)\.svg$/.exec(path) ?? [];
  const bodyStyle = vehicleBodies.find((code) => code === body);
  const paint = vehicleColors.find((code) => code === color);
  const isReplacement = name === 'no-photo';
  const view = isReplacement ? 'side' : vehicleViewNames.find((each) => each === name);
  const variant = Number(number);
  if (bodyStyle === undefined || paint === undefined || view === undefined || variant >= vehicleVariants) return null;
  return { bodyStyle, color: paint, variant, view, isReplacement };
}

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

/** What is known of a vehicle that has no photograph. */
export interface VehicleLook {
  /** Body style code, `SUVCROSS`. */
  bodyStyle: string | undefined;
  /** Subtype as the listing has it, `Box Truck`; wins where it says more. */
  subtype?: string;
  /** Simple exterior colour code, `BLUE`. */
  color: string | undefined;
  /** The listing's id or VIN: the same one always gives the same picture. */
  seed: string;
  /** From where: the side unless given. */
  view?: VehicleView;
}

/** Names one picture. */
export interface VehiclePicture {
  bodyStyle: VehicleBody;
  color: VehicleColor;
  /** `0 … vehicleVariants - 1` */
  variant: number;
  view: VehicleView;
  /** It stands where a photograph could not be had, and says so. */
  isReplacement: boolean;
}

/** Path under which the shell serves the pictures. */
export const vehicleImageBase = '/_shell/vehicles';

/** The address of a vehicle's picture: `/_shell/vehicles/SUVCROSS/BLUE/3/front.svg`. Never changes, so it may be cached for ever. */
export function vehicleImageUrl(look: VehicleLook): string {
  return `${vehicleImageBase}/${nameOf(look)}/${look.view ?? 'side'}.svg`;
}

/** `SUVCROSS/BLUE/3`: the vehicle that stands in for a photograph that cannot be had, see `replacementUrl`. */
export function nameOf({ bodyStyle, subtype, color, seed }: Omit<VehicleLook, 'view'>): string {
  return `${vehicleBody(bodyStyle, subtype)}/${vehicleColor(color)}/${vehicleVariant(seed, subtype)}`;
}

/** The address of the drawing that says that there is no photograph; null for what names no vehicle. */
export function replacementUrl(name: string): string | null {
  const address = `${vehicleImageBase}/${name}/no-photo.svg`;
  return parseVehicleImageUrl(address) === null ? null : address;
}

/** The picture that an address names (path only), or null when there is no such picture: answer 404. */
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

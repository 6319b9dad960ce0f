import {
  type VehicleBody,
  type VehicleColor,
  vehicleBodies,
  vehicleBody,
  vehicleColor,
  vehicleColors,
  vehicleVariant,
  vehicleVariants,
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
}

/** Names one picture. */
export interface VehiclePicture {
  bodyStyle: VehicleBody;
  color: VehicleColor;
  /** `0 … vehicleVariants - 1` */
  variant: number;
}

/** Path under which the shell serves the pictures. */
export const vehicleImageBase = '/_shell/vehicles';

/** The address of a vehicle's picture: `/_shell/vehicles/SUVCROSS/BLUE/3.svg`. Never changes, so it may be cached for ever. */
export function vehicleImageUrl({ bodyStyle, subtype, color, seed }: VehicleLook): string {
  return `${vehicleImageBase}/${vehicleBody(bodyStyle, subtype)}/${vehicleColor(color)}/${vehicleVariant(seed)}.svg`;
}

/** The picture that an address names (path only), or null when there is no such picture: answer 404. */
export function parseVehicleImageUrl(path: string): VehiclePicture | null {
  const [, body, color, variant] = /^\/_shell\/vehicles\/([A-Z]+)\/([A-Z]+)\/(\d)\.svg$/.exec(path) ?? [];
  const bodyStyle = vehicleBodies.find((code) => code === body);
  const paint = vehicleColors.find((code) => code === color);
  if (bodyStyle === undefined || paint === undefined || Number(variant) >= vehicleVariants) return null;
  return { bodyStyle, color: paint, variant: Number(variant) };
}

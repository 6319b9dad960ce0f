export {
  type VehicleBody,
  type VehicleColor,
  vehicleBodies,
  vehicleBody,
  vehicleColor,
  vehicleColors,
  vehicleSize,
  vehicleVariant,
  vehicleVariants,
} from './codes';
export { vehicleSvg } from './svg';
export { parseVehicleImageUrl, type VehicleLook, type VehiclePicture, vehicleImageBase, vehicleImageUrl } from './url';

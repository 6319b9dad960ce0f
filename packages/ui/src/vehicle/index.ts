export {
  type VehicleBody,
  type VehicleColor,
  type VehicleView,
  vehicleBodies,
  vehicleBody,
  vehicleColor,
  vehicleColors,
  vehicleLooks,
  vehicleSilhouettes,
  vehicleSize,
  vehicleVariant,
  vehicleVariants,
  vehicleViewNames,
  vehicleViews,
} from './codes';
export {
  drawingOf,
  drawnPhotoUrl,
  insteadOfPhoto,
  type PhotoWidth,
  photoBase,
  photoUrl,
  photoWidths,
  wholePhoto,
} from './photo';
export { vehicleSvg } from './svg';
export {
  nameOf,
  parseVehicleImageUrl,
  replacementUrl,
  type VehicleLook,
  type VehiclePicture,
  vehicleImageBase,
  vehicleImageUrl,
} from './url';

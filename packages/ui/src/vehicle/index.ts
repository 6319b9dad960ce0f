export {
  type VehicleColor,
  type VehicleShape,
  type VehicleView,
  vehicleColor,
  vehicleColors,
  vehicleShapes,
  vehicleSize,
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
export { type VehicleFacts, vehicleShape } from './shape-of';
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

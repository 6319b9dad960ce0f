import type { VehicleShape } from '../codes';
import type { Body } from '../draw/body';
import * as cars from './cars';
import * as suvs from './suvs';
import * as trucks from './trucks';

export const shapes: Readonly<Record<VehicleShape, Body>> = {
  sedan: cars.sedan,
  coupe: cars.coupe,
  'sports-car': cars.sportsCar,
  convertible: cars.convertible,
  hatchback: cars.hatchback,
  wagon: cars.wagon,
  'small-suv': suvs.smallSuv,
  'large-suv': suvs.largeSuv,
  'off-roader': suvs.offRoader,
  'electric-crossover': suvs.electricCrossover,
  minivan: suvs.minivan,
  'passenger-van': trucks.passengerVan,
  'cargo-van': trucks.cargoVan,
  'regular-cab': trucks.regularCab,
  'extended-cab': trucks.extendedCab,
  'crew-cab': trucks.crewCab,
  'box-truck': trucks.boxTruck,
  flatbed: trucks.flatbed,
  tractor: trucks.tractor,
};

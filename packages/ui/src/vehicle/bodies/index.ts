import type { VehicleBody } from '../codes';
import type { Drawing } from '../drawing';
import { boxTruck } from './box-truck';
import { cargoVan } from './cargo-van';
import { convertible } from './convertible';
import { coupe } from './coupe';
import { crossover } from './crossover';
import { hatchback } from './hatchback';
import { minivan } from './minivan';
import { offRoader } from './off-roader';
import { pickup } from './pickup';
import { sedan } from './sedan';
import { wagon } from './wagon';

export const drawings: Readonly<Record<VehicleBody, Drawing>> = {
  SEDAN: sedan,
  COUPE: coupe,
  CONVERT: convertible,
  HATCH: hatchback,
  WAGON: wagon,
  SUVCROSS: crossover,
  OFFROAD: offRoader,
  TRUCKS: pickup,
  VANMV: minivan,
  CARGOVAN: cargoVan,
  BOXTRUCK: boxTruck,
};

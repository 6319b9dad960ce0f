import { deviceStore } from './device-store';

/** Section 9: vehicles can be added while fewer than five are compared (R56). */
export const mostCompared = 5;

/** A compared vehicle, with the data that its drawer shows. */
export interface ComparedVehicle {
  id: string;
  title: string;
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const longestTitle = 120;

/** The vehicles that this device compares, shared by all its tabs. */
export const compared = deviceStore<readonly ComparedVehicle[]>('compared', [], (stored) => {
  if (!Array.isArray(stored)) return [];
  const vehicles = stored.flatMap((entry: unknown): ComparedVehicle[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const id: unknown = Reflect.get(entry, 'id');
    const title: unknown = Reflect.get(entry, 'title');
    if (typeof id !== 'string' || !idPattern.test(id) || typeof title !== 'string') return [];
    return [{ id, title: title.slice(0, longestTitle) }];
  });
  return vehicles.filter(({ id }, at) => vehicles.findIndex((one) => one.id === id) === at).slice(0, mostCompared);
});

/** Adds a vehicle, or removes it if it is compared already; a sixth is not added. */
export function toggleCompared(vehicle: ComparedVehicle): void {
  compared.change((vehicles) => {
    if (vehicles.some(({ id }) => id === vehicle.id)) return vehicles.filter(({ id }) => id !== vehicle.id);
    if (vehicles.length >= mostCompared) return vehicles;
    return [...vehicles, { id: vehicle.id, title: vehicle.title.slice(0, longestTitle) }];
  });
}

/** Returns the address of the page that compares vehicles, with their ids. */
export const compareHref = (ids: readonly string[]): string =>
  ids.length === 0 ? '/cars-for-sale/compare' : `/cars-for-sale/compare?ids=${ids.join(',')}`;

import { deviceStore } from './device-store';

/** A vehicle that was viewed on this device. Only its id leaves the device, to request its current price. */
export interface ViewedVehicle {
  id: string;
  /** When it was last viewed, epoch milliseconds. */
  at: number;
}

export interface ViewHistory {
  /** Whether the visitor has switched the history off: nothing is added. */
  off: boolean;
  /** The latest first. */
  vehicles: readonly ViewedVehicle[];
}

/** Maximum number of vehicles in the history. */
const mostVehicles = 500;
/** Time that a vehicle stays in the history, ms. */
const rememberedMs = 30 * 86_400_000;
/** The time that "lately" means, ms (section 9). */
export const latelyMs = 86_400_000;

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The only history of viewed vehicles on this device, for "Viewed" on tiles, the recently viewed vehicles and the push prompt (R65). */
export const viewHistory = deviceStore<ViewHistory>('seen-vehicles', { off: false, vehicles: [] }, (stored) => {
  if (typeof stored !== 'object' || stored === null) return { off: false, vehicles: [] };
  const vehicles: unknown = Reflect.get(stored, 'vehicles');
  return {
    off: Reflect.get(stored, 'off') === true,
    vehicles: (Array.isArray(vehicles) ? vehicles : []).flatMap((entry: unknown): ViewedVehicle[] => {
      if (typeof entry !== 'object' || entry === null) return [];
      const id: unknown = Reflect.get(entry, 'id');
      const at: unknown = Reflect.get(entry, 'at');
      return typeof id === 'string' && idPattern.test(id) && typeof at === 'number' ? [{ id, at }] : [];
    }),
  };
});

/** Adds a viewed vehicle to the history, unless it is off. */
export function recordView(id: string, now: number): void {
  viewHistory.change(({ off, vehicles }) => ({
    off,
    vehicles: off
      ? vehicles
      : [{ id, at: now }, ...vehicles.filter((one) => one.id !== id && isRemembered(one, now))].slice(0, mostVehicles),
  }));
}

/** Lists the vehicles viewed within the last 30 days, or a shorter time. Entries that are in the future, after a clock was set back, stay. */
export function viewedSince({ vehicles }: ViewHistory, now: number, withinMs = rememberedMs): readonly ViewedVehicle[] {
  return vehicles.filter(({ at }) => now - at <= withinMs);
}

export const clearViewed = (): void => viewHistory.change(({ off }) => ({ off, vehicles: [] }));

/** Switches the history on or off; switching it off deletes it. */
export const switchHistory = (on: boolean): void =>
  viewHistory.change(({ vehicles }) => ({ off: !on, vehicles: on ? vehicles : [] }));

const isRemembered = ({ at }: ViewedVehicle, now: number) => now - at <= rememberedMs;

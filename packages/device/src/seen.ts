import { deviceStore } from './device-store';

/** A vehicle that was viewed on this device. Only its id leaves the device, to request its current price. */
export interface Seen {
  id: string;
  /** When it was last viewed, epoch milliseconds. */
  at: number;
}

export interface SeenHistory {
  /** Whether the visitor has switched the history off: nothing is added. */
  off: boolean;
  /** The latest first. */
  vehicles: readonly Seen[];
}

/** Maximum number of vehicles in the history. */
const mostSeen = 500;
/** Time that a vehicle stays in the history, ms. */
const rememberedMs = 30 * 86_400_000;
/** The time that "lately" means, ms (section 9). */
export const latelyMs = 86_400_000;

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The only history of viewed vehicles on this device, for "Viewed" on tiles, the recently viewed vehicles and the push prompt (R65). */
export const seenHistory = deviceStore<SeenHistory>('seen-vehicles', { off: false, vehicles: [] }, (stored) => {
  if (typeof stored !== 'object' || stored === null) return { off: false, vehicles: [] };
  const vehicles: unknown = Reflect.get(stored, 'vehicles');
  return {
    off: Reflect.get(stored, 'off') === true,
    vehicles: (Array.isArray(vehicles) ? vehicles : []).flatMap((entry: unknown): Seen[] => {
      if (typeof entry !== 'object' || entry === null) return [];
      const id: unknown = Reflect.get(entry, 'id');
      const at: unknown = Reflect.get(entry, 'at');
      return typeof id === 'string' && idPattern.test(id) && typeof at === 'number' ? [{ id, at }] : [];
    }),
  };
});

/** Adds a viewed vehicle to the history, unless it is off. */
export function noteSeen(id: string, now: number): void {
  seenHistory.change(({ off, vehicles }) => ({
    off,
    vehicles: off
      ? vehicles
      : [{ id, at: now }, ...vehicles.filter((one) => one.id !== id && isRemembered(one, now))].slice(0, mostSeen),
  }));
}

/** Lists the vehicles viewed within the last 30 days, or a shorter time. Entries that are in the future, after a clock was set back, stay. */
export function seenSince({ vehicles }: SeenHistory, now: number, withinMs = rememberedMs): readonly Seen[] {
  return vehicles.filter(({ at }) => now - at <= withinMs);
}

export const clearSeen = (): void => seenHistory.change(({ off }) => ({ off, vehicles: [] }));

/** Switches the history on or off; switching it off deletes it. */
export const rememberSeen = (on: boolean): void =>
  seenHistory.change(({ vehicles }) => ({ off: !on, vehicles: on ? vehicles : [] }));

const isRemembered = ({ at }: Seen, now: number) => now - at <= rememberedMs;

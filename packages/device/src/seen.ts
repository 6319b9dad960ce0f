import { deviceStore } from './device-store';

/** A vehicle that was looked at on this device. Nothing of it leaves the device but the id, when its present price is asked for. */
export interface Seen {
  id: string;
  /** When it was last looked at, epoch milliseconds. */
  at: number;
}

export interface SeenHistory {
  /** Off by choice: nothing is added. */
  off: boolean;
  /** The latest first. */
  vehicles: readonly Seen[];
}

/** So many are remembered, each for 30 days; "lately" is 24 hours (section 9). Milliseconds. */
const mostSeen = 500;
const rememberedMs = 30 * 86_400_000;
export const latelyMs = 86_400_000;

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The one place where this device remembers what was looked at: "Viewed" on tiles, the recently viewed, the push prompt (R65). */
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

/** A vehicle is looked at. */
export function noteSeen(id: string, now: number): void {
  seenHistory.change(({ off, vehicles }) => ({
    off,
    vehicles: off
      ? vehicles
      : [{ id, at: now }, ...vehicles.filter((one) => one.id !== id && isRemembered(one, now))].slice(0, mostSeen),
  }));
}

/** Those of the last 30 days, or of a shorter time; a clock that went back forgets nothing that it has yet to reach. */
export function seenSince({ vehicles }: SeenHistory, now: number, withinMs = rememberedMs): readonly Seen[] {
  return vehicles.filter(({ at }) => now - at <= withinMs);
}

export const clearSeen = (): void => seenHistory.change(({ off }) => ({ off, vehicles: [] }));

/** Whether what is looked at is remembered; switched off, what there is goes, too. */
export const rememberSeen = (on: boolean): void =>
  seenHistory.change(({ vehicles }) => ({ off: !on, vehicles: on ? vehicles : [] }));

const isRemembered = ({ at }: Seen, now: number) => now - at <= rememberedMs;

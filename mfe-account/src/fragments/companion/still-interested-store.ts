import { deviceStore } from '@forecourt/device';

const most = 200;
const ids = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(-most) : [];

/** Vehicles whose notice was closed; not shown again on this device. */
export const dismissed = deviceStore<readonly string[]>('still-interested-dismissed', [], ids);

/** Vehicles whose notice was shown in this session. */
export const shownNow = deviceStore<readonly string[]>('still-interested-shown', [], ids, 'sessionStorage');

export const add = (store: typeof dismissed, id: string): void =>
  store.change((now) => [...now.filter((one) => one !== id), id].slice(-most));

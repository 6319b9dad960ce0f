import { deviceStore } from '@forecourt/device';

const most = 200;
const ids = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(-most) : [];

/** Vehicles about which the device is not asked again: the notice was closed. */
export const dismissed = deviceStore<readonly string[]>('still-interested-dismissed', [], ids);

/** Those about which it was asked in this session: once each. */
export const shownNow = deviceStore<readonly string[]>('still-interested-shown', [], ids, 'sessionStorage');

export const add = (store: typeof dismissed, id: string): void =>
  store.change((now) => [...now.filter((one) => one !== id), id].slice(-most));

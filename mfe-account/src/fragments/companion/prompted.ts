import { deviceStore, latelyMs, seenHistory, seenSince } from '@forecourt/listing/device';
import type { SearchState } from '@forecourt/search-state';

/** Whether this device was asked: it is asked once (section 4, "srpPrompted"). */
const srpPrompted = deviceStore<boolean>('srpPrompted', false, (stored) => stored === true);

export const notePrompted = (): void => srpPrompted.change(() => true);

/** Apple's phones and tablets take push messages once the site is on their home screen. */
export function needsHomeScreen(): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/**
 * R65: once, for who looked at a vehicle in the last 24 hours and has chosen a model or a body style; where messages can be had, and the
 * browser was not asked before.
 */
export function mayPrompt(state: SearchState, now: number): boolean {
  const { modelCode = [], vehicleStyleCode = [] } = state;
  if (srpPrompted.read() || modelCode.length + vehicleStyleCode.length === 0) return false;
  if (seenSince(seenHistory.read(), now, latelyMs).length === 0) return false;
  return needsHomeScreen() || (canPush() && Notification.permission === 'default');
}

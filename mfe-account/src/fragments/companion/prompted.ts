import { deviceStore, latelyMs, seenHistory, seenSince } from '@forecourt/device';
import type { SearchState } from '@forecourt/search-state';
import { canPush, needsHomeScreen } from '../../push';

/** Whether this device was asked: it is asked once (section 4, "srpPrompted"). */
const srpPrompted = deviceStore<boolean>('srpPrompted', false, (stored) => stored === true);

export const notePrompted = (): void => srpPrompted.change(() => true);

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

import { deviceStore, latelyMs, viewedSince, viewHistory } from '@forecourt/device';
import type { SearchState } from '@forecourt/search-state';
import { canPush, needsHomeScreen } from '../../push';

/** Whether this device has been asked, which happens once (section 4, "srpPrompted"). */
const srpPrompted = deviceStore<boolean>('srpPrompted', false, (stored) => stored === true);

export const notePrompted = (): void => srpPrompted.change(() => true);

/**
 * R65: whether to ask: once, after a vehicle was viewed in the last 24 hours and a model or a body style was chosen, if the browser supports
 * notifications and was not asked before.
 */
export function mayPrompt(state: SearchState, now: number): boolean {
  const { modelCode = [], vehicleStyleCode = [] } = state;
  if (srpPrompted.read() || modelCode.length + vehicleStyleCode.length === 0) return false;
  if (viewedSince(viewHistory.read(), now, latelyMs).length === 0) return false;
  return needsHomeScreen() || (canPush() && Notification.permission === 'default');
}

import { setTimeout as delay } from 'node:timers/promises';

/** Waits until it is so. @returns whether it was in time, 30 s by default */
export async function eventually(isSo: () => Promise<boolean>, withinMs = 30_000): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await delay(50))
    if (await isSo().catch(() => false)) return true;
  return false;
}

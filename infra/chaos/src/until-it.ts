import { setTimeout as delay } from 'node:timers/promises';

/** Waits until it is so. @returns whether it was within 30 s */
export async function untilIt(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + 30_000; performance.now() < end; await delay(50))
    if (await isSo().catch(() => false)) return true;
  return false;
}

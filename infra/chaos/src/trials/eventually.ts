import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition. @returns whether it held within 30 s */
export async function eventually(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + 30_000; performance.now() < end; await delay(50))
    if (await isSo().catch(() => false)) return true;
  return false;
}

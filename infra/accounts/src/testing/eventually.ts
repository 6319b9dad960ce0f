import { setTimeout as delay } from 'node:timers/promises';

/** Repeats a check until it passes. @throws the error of the last try, by default after fifty seconds, shortly before a test ends */
export async function eventually(check: () => void | Promise<void>, withinMs = 50_000): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(20);
    }
  }
}

/** Requests of pages that have not ended. */
import type { Page, Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();
/** Time without requests after which a page counts as idle, ms. */
const idleMs = 500;

/**
 * Watches the requests of a page from now on. Those of speculation rules are left out: where the pointer rests decides on them, and their
 * end is not reported.
 */
export function watchRequests(page: Page): void {
  const started = new Set<Request>();
  pending.set(page, started);
  page.on('request', (request) => {
    if (request.resourceType() !== 'other') started.add(request);
  });
  page.on('requestfinished', (request) => started.delete(request));
  page.on('requestfailed', (request) => started.delete(request));
}

/** Waits until a watched page has loaded, and has had no request for a moment. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let since = Date.now(); Date.now() - since < idleMs; ) {
    await page.waitForTimeout(50);
    if (pending.get(page)?.size !== 0) since = Date.now();
  }
}

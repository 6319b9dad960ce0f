import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { site } from '../ports';
import { watchRequests } from './requests';

/** Returns the worker's context for pages with script, or without. */
type ContextWith = (script: boolean) => Promise<BrowserContext>;

/** A warning when hydration takes long, which depends on the machine. */
const tardy = /was preloaded using link preload but not used within a few seconds/;

/** No context-wide emulation: each test sets colours and motion for its own page. */
const asEmulated = { colorScheme: null, reducedMotion: null };

/** Runs first in each document of a tab: clears data that the previous test has stored. It marks the tab by name: the site looks at storage. */
function forgetOnce(): void {
  try {
    if (window.name !== 'e2e') localStorage.clear();
    window.name = 'e2e';
  } catch {
    // A document without an origin has no storage.
  }
}

/**
 * A page whose console and errors are watched: a warning of React, a refused script or an uncaught error fails the test.
 *
 * It is a separate tab without cookies and stored data, in a context that the worker reuses. Most of a test's time went into starting
 * processes and compiling the same scripts again: a tab that stays open keeps the process that has compiled them.
 */
export const test = base.extend<
  { allowedComplaints: RegExp[]; ownContext: boolean; plain: Page },
  { contextWith: ContextWith }
>({
  allowedComplaints: [[], { option: true }],
  /** Whether the test has its own context: a clock, once set, would stay set for later tests. */
  ownContext: [false, { option: true }],
  contextWith: [
    async ({ browser }, use) => {
      const kept = new Map<boolean, BrowserContext>();
      await use(async (script) => {
        const known = kept.get(script);
        if (known !== undefined) return known;
        const context = await browser.newContext({ javaScriptEnabled: script, ...asEmulated });
        kept.set(script, context);
        await (await context.newPage()).goto(`${site}/robots.txt`);
        return context;
      });
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contextWith, javaScriptEnabled, ownContext }, use) => {
    if (ownContext) {
      const context = await browser.newContext(asEmulated);
      await use(context);
      return context.close();
    }
    const context = await contextWith(javaScriptEnabled !== false);
    await use(context);
    await leave(context);
  },
  page: async ({ context, viewport, colorScheme, reducedMotion, allowedComplaints }, use) => {
    const page = await context.newPage();
    watchRequests(page);
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion });
    await page.addInitScript(forgetOnce);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    const allowed = [tardy, ...allowedComplaints];
    expect(complaints.filter((text) => !allowed.some((each) => each.test(text)))).toEqual([]);
  },
  /** A page without script, beside the watched one. */
  plain: async ({ contextWith }, use) => {
    const context = await contextWith(false);
    await use(await context.newPage());
    await leave(context);
  },
});

/** Closes the pages that a test has opened, except the tab that stays open. */
async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages().slice(1)) await page.close();
  await context.clearCookies();
}

export { expect };

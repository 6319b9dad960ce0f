import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import type { Workbench } from '../programs/workbench';
import { workspaceScript } from '../programs/workspace';

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The device that a page is shown on: its screen, and its description in the user agent. */
export interface Device {
  platform: string;
  mobile: boolean;
  viewport: { width: number; height: number };
  scale: number;
}

export const devices = {
  desktop: { platform: 'X11; Linux x86_64', mobile: false, viewport: { width: 1366, height: 900 }, scale: 1 },
  phone: { platform: 'Linux; Android 14; K', mobile: true, viewport: { width: 412, height: 823 }, scale: 1.75 },
} as const satisfies Record<string, Device>;

/** Launches the browser. @param more further arguments */
export async function launchBrowser(bench: Workbench, more: readonly string[] = []): Promise<Browser> {
  const { findBrowser } = await workspaceScript(bench, 'browser.mjs');
  return chromium.launch({ executablePath: await findBrowser(), args: [...launchArguments, ...more] });
}

/** Creates a context of a new visitor, with nothing cached. */
export function newVisitor(browser: Browser, { platform, mobile, viewport, scale }: Device): Promise<BrowserContext> {
  const version = browser.version().split('.')[0];
  const options: BrowserContextOptions = {
    viewport,
    deviceScaleFactor: scale,
    isMobile: mobile,
    hasTouch: mobile,
    // The user agent of a visible browser, not of a headless one.
    userAgent: `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${mobile ? 'Mobile ' : ''}Safari/537.36`,
  };
  return browser.newContext(options);
}

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

/** What the page is looked at with: its screen, and how its user agent describes the device. */
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

/** @param more arguments of its own */
export async function launchBrowser(bench: Workbench, more: readonly string[] = []): Promise<Browser> {
  const { findBrowser } = await workspaceScript(bench, 'browser.mjs');
  return chromium.launch({ executablePath: await findBrowser(), args: [...launchArguments, ...more] });
}

/** A visitor who was never here before: nothing cached. */
export function newVisitor(browser: Browser, { platform, mobile, viewport, scale }: Device): Promise<BrowserContext> {
  const version = browser.version().split('.')[0];
  const options: BrowserContextOptions = {
    viewport,
    deviceScaleFactor: scale,
    isMobile: mobile,
    hasTouch: mobile,
    // As the visible browser names itself.
    userAgent: `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${mobile ? 'Mobile ' : ''}Safari/537.36`,
  };
  return browser.newContext(options);
}

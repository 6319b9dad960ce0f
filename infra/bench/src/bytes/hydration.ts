import type { Browser, CDPSession } from '@playwright/test';
import { devices, newVisitor } from '../browser/launch';
import { hopsOf, type ScriptRequest } from './hops';
import { scriptsNamed } from './html';

/** The scripts that a browser loaded until every slot that is on screen, or hydrates on its own, was hydrated. */
export interface Hydration {
  /** URLs of the scripts, in the order of their requests. */
  scripts: readonly string[];
  /** The longest chain of requests from the HTML to a script. */
  hops: number;
  /** Hydrated slots. */
  alive: readonly string[];
}

/** Time without a script request after which the page counts as idle. */
const idleMs = 1500;

export async function hydrate(browser: Browser, url: string): Promise<Hydration> {
  const visitor = await newVisitor(browser, devices.desktop);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  const requests: ScriptRequest[] = [];
  let last = performance.now();
  await watchScripts(session, (request) => {
    requests.push(request);
    last = performance.now();
  });
  const response = await page.goto(url);
  const html = (await response?.text()) ?? '';
  await page.waitForSelector('[data-slot][data-alive]');
  while (performance.now() - last < idleMs) await page.waitForTimeout(100);
  const alive = await page.$$eval('[data-slot][data-alive]', (slots) =>
    slots.map((slot) => slot.getAttribute('data-slot') ?? ''),
  );
  await visitor.close();
  const named = scriptsNamed(html).map((path) => new URL(path, url).href);
  const hops = hopsOf(url, named, requests);
  return {
    scripts: [...new Set(requests.map((request) => request.url))],
    hops: Math.max(...requests.map((request) => hops.get(request.url) ?? 0)),
    alive: [...new Set(alive)],
  };
}

/** Calls back with every script request that goes over the network. */
async function watchScripts(session: CDPSession, onScript: (request: ScriptRequest) => void): Promise<void> {
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    if (type !== 'Script') return;
    const frames = [...(initiator.stack?.callFrames ?? []), ...(initiator.stack?.parent?.callFrames ?? [])];
    const asking = frames.find((frame) => frame.url !== '')?.url;
    onScript({ url: request.url, askedBy: initiator.type === 'script' ? asking : undefined });
  });
  await session.send('Network.enable');
}

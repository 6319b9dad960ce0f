import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { getPage, getWholePage } from '../programs/get-page';
import { measuredPage } from '../programs/measured';
import type { Running } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { pageBrotli } from '../shell/page';
import { htmlThroughListing, inlineScripts, stylesheetsOf } from './html';
import { hydrate } from './hydration';

export const bytesTitle = `what ${measuredPage} costs to send`;

/** Listings on the first screen. */
const firstScreen = 4;
const kilo = 1000;

export async function bytes(shell: Running, browser: Browser): Promise<Findings> {
  const url = shell.url + measuredPage;
  const page = await getWholePage(url, 'br');
  const hydration = await hydrate(browser, url);
  const sizes = new Map<string, number>();
  for (const script of hydration.scripts) sizes.set(script, await sentBytes(script));
  const styles = await Promise.all(stylesheetsOf(page.text).map((path) => sentBytes(new URL(path, url).href)));
  const sum = (all: Iterable<number>) => [...all].reduce((total, size) => total + size, 0);
  const ofHost = [...sizes].filter(([script]) => script.includes('/_shell/assets/')).map(([, size]) => size);
  const listed = [...sizes].map(([script, size]) => `${nameOf(script)} ${(size / kilo).toFixed(1)}`);
  return {
    values: {
      'bytes.first-screen': compressed(htmlThroughListing(page.text, firstScreen)) / kilo,
      'bytes.html': page.bytes.length / kilo,
      'bytes.html-plain': Buffer.byteLength(page.text) / kilo,
      'bytes.inline-script': sum(inlineScripts(page.text).map((script) => Buffer.byteLength(script))) / kilo,
      'bytes.script': sum(sizes.values()) / kilo,
      'bytes.script-host': sum(ofHost) / kilo,
      'bytes.css': sum(styles) / kilo,
      'bytes.hops': hydration.hops,
      'bytes.script-requests': hydration.scripts.length,
    },
    notes: [
      `1 kB is 1,000 bytes. The first screen ends with listing ${firstScreen} in document order, compressed on its own at the quality of pages.`,
      `Scripts, brotli as sent, in kB: ${listed.join(', ')}.`,
      `Alive without a touch on a screen of 1366 × 900: ${hydration.alive.join(', ')}.`,
    ],
  };
}

function compressed(text: string): number {
  return brotliCompressSync(text, pageBrotli).length;
}

/** Returns the bytes of a body as sent to a browser that accepts brotli. @throws if the status is not 200 */
async function sentBytes(url: string): Promise<number> {
  const answer = await getPage(url, 'br');
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return answer.bytes.length;
}

/** Shortens a URL to `mfe-filters/remoteEntry.js`. */
function nameOf(url: string): string {
  const [, remote, , ...path] = new URL(url).pathname.split('/').slice(2);
  const file = url.slice(url.lastIndexOf('/') + 1);
  return path.length === 0 ? file : `${remote}/${file}`;
}

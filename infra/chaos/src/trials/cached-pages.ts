import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { signPreview } from '@forecourt/service';
import fc from 'fast-check';
import * as z from 'zod';
import { lateMs } from '../site/bridge';
import type { Site } from '../site/site';
import type { Beside, Trial } from '../trial';
import { Faults, hosts, whileTeamsWork } from './daily-deeds';

const readers = 4;
/** Most pairs of pages that are compared: a pair whose inputs differ is requested again after a pause, so many pairs take an hour. */
const mostPairs = 2000;
/** Minimum share of comparable pages: others belong to testers, fell between two plans, or had a late slot. */
const leastCompared = 0.6;

interface Page {
  status: number;
  plan: string;
  text: string;
  /** View that the page names, or contains if it is one visitor's; null without one. */
  view: unknown;
}

/** Typical searches: a few repeatedly, others once. */
const paths = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      '/cars-for-sale/all',
      '/cars-for-sale/new',
      '/cars-for-sale/all/toyota',
      '/cars-for-sale/used',
    ),
  },
  { weight: 3, arbitrary: fc.integer({ min: 5, max: 60 }).map((price) => `/cars-for-sale/all?maxPrice=${price}000`) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1000, max: 90_000 }).map((price) => `/cars-for-sale/all?minPrice=${price}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/cars-for-sale/all?zip=60601',
      '/cars-for-sale/all?firstRecord=30',
      '/cars-for-sale/all/toyota/camry',
      '/cars-for-sale/all?zip=99999&utm_source=x',
    ),
  },
);

/** Secret that signs preview links. */
const secret = 'a secret that only this site has';
const preview = (host: string) =>
  signPreview(
    {
      ...{ versions: {}, dev: { 'mfe-filters': '0'.repeat(32) }, page: '/cars-for-sale/all', hosts: [host] },
      expires: Math.floor(Date.now() / 1000) + 12 * 3600,
    },
    secret,
  );
/** Placeholder for the cookie of a signed preview of the requested brand. */
const previewing = 'fc_preview=';

/** Visitors with an id, with foreign cookies, with a signed preview, without cookies. */
const cookies = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '', '', previewing) },
  fc.uuid().map((id) => `fc_visitor=${id}`),
  fc.stringMatching(/^[a-z]{1,8}=[a-zA-Z0-9%<]{0,20}$/),
);

async function ask(site: string, path: string, host: string, cookie: string): Promise<Page> {
  const page = await get(site, path, host, cookie);
  const [, json = 'null'] = /<script type="application\/json" id="fc-page">(.*?)<\/script>/s.exec(page.text) ?? [];
  const view = namesSchema.parse(JSON.parse(json))?.view ?? null;
  if (typeof view !== 'string') return { ...page, view };
  const file = await get(site, `/_shell/${view}`, host, cookie);
  return { ...page, view: file.status === 200 ? JSON.parse(file.text) : null };
}
const namesSchema = z.object({ view: z.unknown() }).nullable();

function get(site: string, path: string, host: string, cookie: string): Promise<Omit<Page, 'view'>> {
  const { hostname, port } = new URL(site);
  const headers = { host: `${host}:${port}`, accept: 'text/html', ...(cookie !== '' && { cookie }) };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const plan = String(response.headers['x-forecourt-plan']);
        resolve({ status: response.statusCode ?? 0, plan, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Whether a page depends on its inputs only: pages with a late or failed slot, and errors, depend on timing. */
const isOfItsInputs = ({ status, text }: Page) =>
  status < 500 && !/<div[^>]* data-outcome="(late|fallback)"/.test(text);

/** Whether two pages have the same versions, flags, and answered sources. A change reaches one shell before the other. */
function haveSameInputs(kept: Page, made: Page): boolean {
  const inputsOf = ({ plan, view }: Page) => {
    const { brand, data } = viewSchema.parse(view ?? {});
    return JSON.stringify([plan, brand?.flags, Object.keys(data)]);
  };
  return isOfItsInputs(kept) && isOfItsInputs(made) && inputsOf(kept) === inputsOf(made);
}
const viewSchema = z.object({
  brand: z.object({ flags: z.record(z.string(), z.boolean()) }).optional(),
  data: z.record(z.string(), z.unknown()).default({}),
});
/** Requests of one page from both shells until their inputs are the same: one of them may learn of a change first, or lack late ads. */
const attempts = 6;
/** Pause before the next request, ms: longer than half of the time for which ads are late. */
const attemptPauseMs = 600;

/** Returns the first difference of two texts, with context. */
function difference(kept: string, made: string): string {
  let at = 0;
  while (at < kept.length && kept[at] === made[at]) at += 1;
  return `"${kept.slice(Math.max(0, at - 40), at + 40)}" for "${made.slice(Math.max(0, at - 40), at + 40)}"`;
}

async function compareShells(site: Site, beside: Beside): Promise<string[]> {
  const faults = new Faults();
  const asks = fc.sample(fc.tuple(paths, fc.constantFrom(...hosts), cookies), {
    seed: beside.requests,
    numRuns: Math.min(mostPairs, Math.ceil(beside.requests / 2)),
  });
  const all = asks.length;
  let compared = 0;
  // The site's own shell renders every page; this one caches.
  await site.withShell({ PREVIEW_SECRET: secret }, (keeping) =>
    whileTeamsWork(site, beside, faults, async () => {
      const walk = async () => {
        for (let one = asks.pop(); one !== undefined; one = asks.pop()) {
          const [path, { host }, visitor] = one;
          const cookie = visitor === previewing ? `${previewing}${preview(host)}` : visitor;
          for (let attempt = 0; attempt < attempts; attempt += 1) {
            const [kept, made] = await Promise.all([keeping, site.url].map((shell) => ask(shell, path, host, cookie)));
            beside.haveAsked();
            beside.haveAsked();
            // A tester's page contains its own timings; it only has to leave other pages unaffected.
            if (visitor === previewing) break;
            if (!haveSameInputs(kept!, made!)) {
              await delay(attemptPauseMs);
              continue;
            }
            compared += 1;
            const port = (url: string) => new URL(url).port;
            const text = made!.text.replaceAll(`:${port(site.url)}`, `:${port(keeping)}`);
            if (kept!.status !== made!.status || kept!.text !== text)
              faults.add(`${host}${path}: ${kept!.status} for ${made!.status}, ${difference(kept!.text, text)}`);
            break;
          }
        }
      };
      const stopDawdling = dawdle(site);
      await Promise.all(Array.from({ length: readers }, walk)).finally(stopDawdling);
    }),
  );
  if (compared < all * leastCompared) faults.add(`only ${compared} of ${all} pages could be compared`);
  return faults.told();
}

/** Delays the ads for a third of the time, until stopped. */
function dawdle({ bridges: { content } }: Site): () => void {
  let beat = 0;
  const timer = setInterval(() => {
    beat += 1;
    if (beat % 3 === 0) content.misbehave('/ads/house', 'is late');
    else content.behave();
  }, 1000);
  return () => {
    clearInterval(timer);
    content.behave();
  };
}

export const cachedPagesTrials: readonly Trial[] = [
  {
    name: 'a shell that caches pages and one that caches none serve the same pages, while versions, places and flags change',
    // A page that waits for its ads ends later by this time.
    ...{ room: 'shell', severity: 'high', bounds: { worstMs: 1000 + lateMs, healsWithinMs: 2000 } },
    remedy: 'slots and pages are cached under a digest of all their inputs',
    attack: { kind: 'misuse', does: compareShells, feeds: 'mfe-ads' },
  },
];

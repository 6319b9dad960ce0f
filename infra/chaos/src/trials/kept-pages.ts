import { request } from 'node:http';
import fc from 'fast-check';
import type { Site } from '../site/site';
import type { Beside, Trial } from '../trial';
import { Faults, hosts, whileTeamsWork } from './daily-deeds';

const readers = 4;
/** So many of the pages must have been there to compare: the others fell between two plans, or a slot of them was late. */
const leastCompared = 0.7;

interface Page {
  status: number;
  plan: string;
  text: string;
}

/** Searches as people make them: few again and again, others once. */
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

/** Visitors with an id, with cookies of others, with none. */
const cookies = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.uuid().map((id) => `fc_visitor=${id}`),
  fc.stringMatching(/^[a-z]{1,8}=[a-zA-Z0-9%<]{0,20}$/),
);

function ask(site: string, path: string, host: string, cookie: string): Promise<Page> {
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

/** Whether a page is as its inputs make it: one with a slot that was late or failed is as its moment made it. */
const isOfItsInputs = ({ text }: Page) => !/data-outcome="(late|fallback)"/.test(text);

/** Where two texts part, with what stands around. */
function difference(kept: string, made: string): string {
  let at = 0;
  while (kept[at] === made[at]) at += 1;
  return `"${kept.slice(Math.max(0, at - 40), at + 40)}" for "${made.slice(Math.max(0, at - 40), at + 40)}"`;
}

async function compareShells(site: Site, beside: Beside): Promise<string[]> {
  const faults = new Faults();
  const asks = fc.sample(fc.tuple(paths, fc.constantFrom(...hosts), cookies), {
    seed: beside.requests,
    numRuns: Math.ceil(beside.requests / 2),
  });
  const all = asks.length;
  let compared = 0;
  // The site's own shell makes every page anew; this one keeps what it can.
  await site.withShell({}, (keeping) =>
    whileTeamsWork(site, beside, faults, async () => {
      const walk = async () => {
        for (let one = asks.pop(); one !== undefined; one = asks.pop()) {
          const [path, { host }, cookie] = one;
          const [kept, made] = await Promise.all([keeping, site.url].map((shell) => ask(shell, path, host, cookie)));
          beside.haveAsked();
          beside.haveAsked();
          if (kept!.plan !== made!.plan || !isOfItsInputs(kept!) || !isOfItsInputs(made!)) continue;
          compared += 1;
          const port = (url: string) => new URL(url).port;
          const text = made!.text.replaceAll(`:${port(site.url)}`, `:${port(keeping)}`);
          if (kept!.status !== made!.status || kept!.text !== text)
            faults.add(`${host}${path}: ${difference(kept!.text, text)}`);
        }
      };
      await Promise.all(Array.from({ length: readers }, walk));
    }),
  );
  if (compared < all * leastCompared) faults.add(`only ${compared} of ${all} pages could be compared`);
  return faults.told();
}

export const keptPagesTrials: readonly Trial[] = [
  {
    name: 'a shell that keeps pages and one that keeps none are asked for the same, while versions, places and flags change',
    ...{ room: 'shell', severity: 'high', bounds: { worstMs: 1000, healsWithinMs: 2000 } },
    remedy: 'slots and pages are kept under a digest of all that they are made from',
    attack: { kind: 'misuse', does: compareShells },
  },
];

/**
 * A cold shell renders its own pages before it is ready, so that the first visitors do not wait for code that has not been compiled yet
 * (R75).
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Brand } from '@forecourt/contracts';
import { type Log, reasonOf } from '@forecourt/service';
import { ownPage } from './own-page';
import { freshHeader } from './steps/answer';
import type { PageType } from './steps/page-type';

const firstPage = '/cars-for-sale/all';
const pageTimeoutMs = 20_000;
/** A round that takes more than this share of the best one's time is the last. */
const stillFaster = 0.9;

export interface Rehearsal {
  /** Base URL of the shell. */
  url: string;
  /** Token for a page that is always rendered, never taken from a store. */
  freshToken: string;
  brands: { readonly all: readonly Brand[] };
  types: readonly PageType[];
  /** Pages requested at a time: one for each renderer, so that all of them warm up. */
  atOnce: number;
  /** Maximum of rounds; with 0 there is no rehearsal. */
  rounds: number;
  log: Log;
  /** Aborts the rehearsal. */
  signal: AbortSignal;
}

interface RehearsedPage {
  brand: Brand;
  path: string;
}

const askEveryMs = 100;

/** Rehearses once nothing is missing that pages need. @param lacks returns what is still missing */
export async function rehearseOnce(rehearsal: Rehearsal, lacks: () => readonly string[]): Promise<void> {
  while (lacks().length > 0 && !rehearsal.signal.aborted) await delay(askEveryMs, undefined, { ref: false });
  await rehearse(rehearsal);
}

/**
 * Requests a page of each brand and page type, round after round, until renders stop getting faster. The addresses are links of the brand's
 * results page. Never rejects: a page that fails is skipped and logged.
 */
async function rehearse(rehearsal: Rehearsal): Promise<void> {
  const { brands, rounds, log, signal } = rehearsal;
  if (rounds === 0) return;
  const start = performance.now();
  const pages = (await Promise.all(brands.all.map((brand) => pagesOf(rehearsal, brand)))).flat();
  let best = Number.POSITIVE_INFINITY;
  let round = 0;
  for (; round < rounds && !signal.aborted; round += 1) {
    const tookMs = await rehearseRound(rehearsal, pages);
    if (tookMs > best * stillFaster) break;
    best = tookMs;
  }
  const tookMs = Math.round(performance.now() - start);
  log.info({ pages: pages.length, rounds: round, tookMs }, 'the shell has rehearsed its pages');
}

/** Returns the brand's results page, and the first page of each other type that it links to. */
async function pagesOf(rehearsal: Rehearsal, brand: Brand): Promise<RehearsedPage[]> {
  const answer = await makePage(rehearsal, { brand, path: firstPage });
  if (answer === null) return [];
  const links = [...answer.html.matchAll(/ href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = new Map<PageType, string>();
  for (const path of [firstPage, ...links]) {
    const type = rehearsal.types.find((one) => one.matches(path.split('?', 1)[0]!));
    if (type !== undefined && !found.has(type)) found.set(type, path);
  }
  return [...found.values()].map((path) => ({ brand, path }));
}

/** @returns the render time of all pages together, ms */
async function rehearseRound(rehearsal: Rehearsal, pages: readonly RehearsedPage[]): Promise<number> {
  const left = pages.flatMap((page) => Array.from({ length: rehearsal.atOnce }, () => page));
  let tookMs = 0;
  const takeTurns = async () => {
    for (let page = left.pop(); page !== undefined; page = left.pop())
      tookMs += (await makePage(rehearsal, page))?.renderMs ?? 0;
  };
  await Promise.all(Array.from({ length: rehearsal.atOnce }, takeTurns));
  return tookMs;
}

async function makePage(
  { url, freshToken, log, signal }: Rehearsal,
  { brand, path }: RehearsedPage,
): Promise<{ html: string; renderMs: number } | null> {
  if (signal.aborted) return null;
  try {
    const header = { [freshHeader]: freshToken };
    const limited = AbortSignal.any([signal, AbortSignal.timeout(pageTimeoutMs)]);
    const { html, response } = await ownPage(url, brand, { path, header, signal: limited });
    const renderMs = /render;dur=([\d.]+)/.exec(String(response.headers['server-timing']))?.[1];
    return { html, renderMs: Number(renderMs ?? 0) };
  } catch (error) {
    if (!signal.aborted) log.warn({ brand: brand.id, path, reason: reasonOf(error) }, 'a page could not be rehearsed');
    return null;
  }
}

import type { SourceData } from '@forecourt/contracts';
import { unpackView } from '@forecourt/packed-view';
import type { ReferenceData } from '@forecourt/search-state';
import type { SlotHtml } from '../server/routes/open-page';
import type { NextView } from '../server/routes/view';

/** The data of one search. */
export interface PageData {
  sources: SourceData;
  /** Sources with stale data, see `PageView`. */
  stale?: readonly string[];
  reference: ReferenceData;
  /** HTML of the slots that were not hydrated when the data was requested, made of the same data. */
  html?: readonly SlotHtml[];
}

/** Maximum of retries of a search after 503 responses; `Retry-After` says when. */
const tries = 2;

/** Resolves after a time, ms. @throws the signal's reason if that aborts first */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Loads another address through the shell: the same sources, timeouts and fallbacks as a page's.
 * @param wanted.plan id of the plan that the page started with
 * @param wanted.slots slots whose HTML is wanted besides the data
 * @throws if the request fails
 */
export async function loadView(
  url: string,
  { needs, plan, slots = [] }: { needs: readonly string[]; plan: string; slots?: readonly string[] },
  signal: AbortSignal,
): Promise<PageData> {
  const query = new URLSearchParams({ url, needs: needs.join(','), plan });
  if (slots.length > 0) query.set('slots', slots.join(','));
  const ask = () => fetch(`/_shell/view?${query}`, { signal, headers: { Accept: 'application/json' } });
  let response = await ask();
  for (let attempt = 0; attempt < tries && response.status === 503; attempt += 1) {
    await pause(Number(response.headers.get('retry-after') ?? 1) * 1000 * (0.5 + Math.random()), signal);
    response = await ask();
  }
  if (!response.ok) throw new Error(`The search ${url} was answered with ${response.status}.`);
  const { slots: html, ...view } = (await response.json()) as NextView;
  const { data, stale, reference } = unpackView(view);
  return { sources: data, stale, reference, html };
}

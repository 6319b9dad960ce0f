import { limits } from '@forecourt/contracts';
import { textsOf } from '@forecourt/packed-view';
import type { Candidate } from '../candidate';
import { fixtures } from '../fixtures';
import type { Finding } from '../rules';
import type { Needing, Session } from './session';
import { fragmentNamed } from './shown';

const { pages, bytes } = limits.kept;
/** What is made once and kept, by engine and version, is made by then. */
const warmUpPages = 10;
/** A version that keeps less than its share of the bound in so many pages is not shown all of them. */
const firstPages = 30;

/** What was kept of so many pages, in bytes; null where the renderer ended before. */
interface Kept {
  pages: number;
  bytes: number | null;
}

/** Whether a version keeps something of every page: renderers fill up and end, with the slots of all who have them in common. */
export async function memoryFindings({ key, manifest }: Candidate, session: Session): Promise<Finding[]> {
  const texts = textsOf(fixtures[0]!.view);
  const fragments = Object.entries(manifest.fragments).map(([name, { needs }]) => ({ name, needs }));

  async function keptBy(some: readonly Needing[], most: number): Promise<Kept> {
    let shown = 0;
    try {
      for (; shown < warmUpPages; shown += 1) await session.showAll(key, some, texts);
      const before = await session.weigh();
      for (; shown < warmUpPages + most; shown += 1) await session.showAll(key, some, texts);
      return { pages: most, bytes: (await session.weigh()) - before };
    } catch {
      return { pages: shown, bytes: null };
    }
  }

  // What ended renderers has been told already.
  if (session.hasEnded || !isTooMuch(await keptBy(fragments, firstPages))) return [];
  const whole = await keptBy(fragments, pages);
  if (!isTooMuch(whole)) return [];
  const named: Finding[] = [];
  for (const fragment of fragments) {
    if (session.isOver) break;
    const kept = await keptBy([fragment], firstPages);
    if (isTooMuch(kept)) named.push({ rule: 'memory', what: `${fragmentNamed(fragment.name)} ${inWords(kept)}` });
  }
  return named.length > 0 ? named : [{ rule: 'memory', what: `${manifest.server} ${inWords(whole)}` }];
}

function isTooMuch(kept: Kept): boolean {
  return kept.bytes === null || kept.bytes > (bytes / pages) * kept.pages;
}

function inWords(kept: Kept): string {
  const bound = `${bytes / pages / 1000} kB is the bound`;
  if (kept.bytes === null) return `filled its renderer's memory within ${kept.pages} pages; of each ${bound}`;
  return `keeps ${Math.round(kept.bytes / kept.pages / 1000)} kB of every page that it is shown on, ${(kept.bytes / 1e6).toFixed(1)} MB of ${kept.pages}; ${bound}`;
}

import { limits } from '@forecourt/contracts';
import { textsOf } from '@forecourt/packed-view';
import { sourceParts } from '@forecourt/site';
import type { Candidate } from '../candidate';
import { fixtures } from '../fixtures';
import type { Finding } from '../rules';
import { fragmentNamed } from './finding-texts';
import type { Needing, Session } from './session';

const { pages, bytes } = limits.retained;
/** Pages for warming up: by then engine and version have built the objects that they build once. */
const warmUpPages = 10;
/** Pages of the first measurement; a version that retains less than its share of the bound after them passes without the rest. */
const firstPages = 30;

/** Bytes retained after this many pages; null if the renderer ended before. */
interface Retained {
  pages: number;
  bytes: number | null;
}

/** Finds memory that a version retains for every page: it would fill its renderer and end the slots of all remotes in it. */
export async function memoryFindings({ key, manifest }: Candidate, session: Session): Promise<Finding[]> {
  const texts = textsOf(fixtures[0]!.view, sourceParts);
  const fragments = Object.entries(manifest.fragments).map(([name, { needs }]) => ({ name, needs }));

  async function retainedBy(some: readonly Needing[], most: number): Promise<Retained> {
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

  // Fragments that ended renderers have been reported already.
  if (session.hasEnded || !isTooMuch(await retainedBy(fragments, firstPages))) return [];
  const whole = await retainedBy(fragments, pages);
  if (!isTooMuch(whole)) return [];
  const named: Finding[] = [];
  for (const fragment of fragments) {
    if (session.isOver) break;
    const retained = await retainedBy([fragment], firstPages);
    if (isTooMuch(retained))
      named.push({ rule: 'memory', what: `${fragmentNamed(fragment.name)} ${inWords(retained)}` });
  }
  return named.length > 0 ? named : [{ rule: 'memory', what: `${manifest.server} ${inWords(whole)}` }];
}

function isTooMuch(retained: Retained): boolean {
  return retained.bytes === null || retained.bytes > (bytes / pages) * retained.pages;
}

function inWords(retained: Retained): string {
  const bound = `${bytes / pages / 1000} kB is the bound`;
  if (retained.bytes === null) return `filled its renderer's memory within ${retained.pages} pages; ${bound} per page`;
  return `retains ${Math.round(retained.bytes / retained.pages / 1000)} kB for every page, ${(retained.bytes / 1e6).toFixed(1)} MB after ${retained.pages}; ${bound}`;
}

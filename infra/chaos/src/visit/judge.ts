import type { KnownPage } from './known-pages';
import type { Visited } from './page';

/** What a page has not that it should have. */
export interface Judgement {
  /** No page, or half of one. */
  isLost: boolean;
  /** Slots that are empty of their own content and not the culprit's; `vehicles` where all of those are gone, `mark` where a stranger's text stands, `forbidden` where nobody's may. */
  lacks: readonly string[];
}

/** What counts against a page. */
export interface Measure {
  /** The remote whose slots may show their fallback. */
  culprit?: string | undefined;
  /** A text that nobody but the culprit writes. */
  mark?: string | undefined;
  /** A text that nobody may write, not even the culprit. */
  forbidden?: string | undefined;
  /** A slot that comes late is lacking, too: not on machines that other work shares. */
  isTimed: boolean;
}

export function judge(known: KnownPage, visited: Visited, { culprit, mark, forbidden, isTimed }: Measure): Judgement {
  if (visited.status !== 200 || !visited.isWhole) return { isLost: true, lacks: [] };
  const filled = new Set(['ok', 'empty', ...(isTimed ? [] : ['late'])]);
  const lacks = known.slots.filter((slot) => {
    if (known.remotes.get(slot) === culprit) return false;
    const found = visited.places.filter((place) => place.slot === slot);
    return (
      found.length === 0 ||
      found.some(({ outcome, isNested }) => !filled.has(outcome) && !(isNested && outcome === 'late'))
    );
  });
  if (known.hasVehicles && visited.vehicles.length === 0) lacks.push('vehicles');
  if (mark !== undefined && culprit === undefined && visited.html.includes(mark)) lacks.push('mark');
  if (forbidden !== undefined && visited.html.includes(forbidden)) lacks.push('forbidden');
  return { isLost: false, lacks };
}

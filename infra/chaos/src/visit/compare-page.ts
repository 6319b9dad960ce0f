import type { KnownPage } from './known-pages';
import type { Visited } from './page';

/** The faults of a page, compared with the known one. */
export interface Comparison {
  /** Whether there is no complete page. */
  isLost: boolean;
  /** Slots without their content, except the culprit's; `vehicles` if all are missing, `mark` or `forbidden` if the page contains such a text. */
  lacks: readonly string[];
}

/** The conditions of a comparison. */
export interface Measure {
  /** The remote whose slots may show their fallback. */
  culprit?: string | undefined;
  /** A text that only the culprit writes. */
  mark?: string | undefined;
  /** A text that no page may contain, not even the culprit's slots. */
  forbidden?: string | undefined;
  /** Whether late slots count as lacking, too: not on shared machines. */
  isTimed: boolean;
}

/** Compares a page with the known one. */
export function comparePage(
  known: KnownPage,
  visited: Visited,
  { culprit, mark, forbidden, isTimed }: Measure,
): Comparison {
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

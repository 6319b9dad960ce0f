import { setTimeout as delay } from 'node:timers/promises';
import type { Trial } from '../trial';
import { comparePage } from '../visit/compare-page';
import { visit } from '../visit/page';
import { Visitors } from '../visit/visitors';
import type { Arena, Outcome } from './arena';
import { attackedBrand, prepareAttack } from './attacks';

/** Longer than any bound, ms: a site that has not recovered by then is restarted. */
const timeoutMs = 60_000;

/** Attacks the site beside visitors of every brand, and waits for recovery. */
export async function runTrial({ attack, bounds }: Trial, arena: Arena): Promise<Outcome> {
  const { site, known, isTimed } = arena;
  const culprit = attack.kind === 'deployment' ? attack.version.remote : undefined;
  // Slots that a service feeds lack its data on every brand.
  const fed = attack.kind === 'upstream' || attack.kind === 'misuse' ? attack.feeds : undefined;
  const { mark, forbidden } = attack.kind === 'deployment' ? attack : {};
  const attacked = attackedBrand(arena);
  const measureOf = (brand: string) => ({
    ...{ culprit: brand === attacked ? (culprit ?? fed) : fed, mark, forbidden },
    isTimed: isTimed && bounds.mayBeLate !== true,
  });
  const attackBeside = prepareAttack(attack, arena);
  const visitors = new Visitors(site.url, known, measureOf);
  const done = await attackBeside(visitors).catch((error: unknown) => ({
    ...{ requests: 0, faults: [`it broke off: ${error instanceof Error ? error.message : String(error)}`] },
  }));
  const ended = performance.now();
  const { pages, lost, lacked, lacking, worstMs } = await visitors.leave();
  const healedMs = await untilWhole(arena, mark, ended);

  const faults = [...done.faults];
  if (lost > 0 && bounds.mayLose !== true) faults.push(`${lost} pages lost`);
  for (const [lack, times] of bounds.mayLose === true ? [] : lacking) faults.push(`lacked ${lack} ${times} times`);
  if (healedMs === null) faults.push(`not whole again after ${timeoutMs / 1000} s`);
  if (isTimed && worstMs > bounds.worstMs) faults.push(`a page took ${Math.round(worstMs)} ms`);
  if (isTimed && healedMs !== null && healedMs > bounds.healsWithinMs)
    faults.push(`whole again after ${Math.round(healedMs)} ms only`);
  return { requests: done.requests + pages, pages, lost, lacked, worstMs, healedMs, faults };
}

/** Returns the time from the end of the attack until every known page is whole, ms; null if that is too long. */
async function untilWhole(
  { site, known, isTimed }: Arena,
  mark: string | undefined,
  since: number,
): Promise<number | null> {
  while (performance.now() - since < timeoutMs) {
    const begun = performance.now();
    const looks = await Promise.all(
      known.map(async (page) => comparePage(page, await visit(site.url, page.host, page.path), { mark, isTimed })),
    );
    if (looks.every(({ isLost, lacks }) => !isLost && lacks.length === 0)) return begun - since;
    await delay(50);
  }
  return null;
}

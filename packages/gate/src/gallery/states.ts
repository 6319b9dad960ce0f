import { join } from 'node:path';
import type { BrandView } from '@forecourt/contracts';
import type { State } from '@forecourt/contracts/states';
import { textsOf } from '@forecourt/packed-view';
import { reasonOf } from '@forecourt/service';
import { sourceParts } from '@forecourt/site';
import type { Candidate } from '../candidate';
import { fixturesOn } from '../fixtures';
import { explain } from '../render/explain';
import { Session } from '../render/session';
import type { Finding } from '../rules';

/**
 * Renders every fragment of a version on the gate's test pages for some brands, as its checks render them. Pages on which a fragment shows the same
 * are one state.
 * @param programs folder of the built programs @returns a finding if the version does not load
 */
export async function statesOf(
  candidate: Candidate,
  brands: readonly BrandView[],
  programs: string,
): Promise<State[] | Finding> {
  const { key, code, manifest } = candidate;
  const session = new Session(join(programs, 'renderer.mjs'), new Map([[key, code]]));
  const states = new Map<string, State>();
  try {
    const failure = await session.begin().then(() => null, reasonOf);
    if (failure !== null) return { rule: 'loads', what: `${manifest.server} does not load: ${explain(failure)}` };
    for (const brand of brands)
      for (const { name, view } of fixturesOn(brand, manifest)) {
        const texts = textsOf(view, sourceParts);
        for (const [fragment, { needs }] of Object.entries(manifest.fragments)) {
          const made = await session.show(key, fragment, needs, texts);
          const shown = 'html' in made ? { html: made.html } : { failure: explain(made.failure) };
          const state = { fragment, brand: brand.id, pages: [name], ...shown };
          const id = JSON.stringify([fragment, brand.id, shown]);
          states.set(id, { ...state, pages: [...(states.get(id)?.pages ?? []), name] });
        }
      }
  } finally {
    session.close();
  }
  return [...states.values()];
}

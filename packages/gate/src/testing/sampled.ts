import type { PageView } from '@forecourt/contracts';
import type { SampledInput } from '@forecourt/contracts/rehearsal';
import { textsOf } from '@forecourt/packed-view';
import { sourceParts } from '@forecourt/site';
import { fixtures } from '../fixtures';

/** Returns what a shell sends of a page: with a slot for each of these fragments, of the same name. */
export function sampledInput(
  remote: string,
  fragments: readonly string[],
  view: PageView = fixtures[0]!.view,
): SampledInput {
  const { own, reference, data } = textsOf(view, sourceParts);
  return {
    brand: view.brand.id,
    page: view.page,
    slots: fragments.map((fragment) => ({ slot: fragment, remote, fragment, nests: [], isNested: false })),
    own,
    reference: reference.text,
    data: Object.fromEntries(Object.entries(data).map(([key, { text }]) => [key, text])),
  };
}

/** Returns the inputs of all test pages. */
export const sampledFixtures = (remote: string, fragments: readonly string[]): SampledInput[] =>
  fixtures.map(({ view }) => sampledInput(remote, fragments, view));

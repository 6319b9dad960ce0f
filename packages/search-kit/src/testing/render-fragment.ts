import type { Need, PageView } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import * as kit from '@forecourt/fragment-kit/testing';
import { fixtureView, withUrl } from './fixture-view';

export interface RenderOptions extends Omit<kit.RenderOptions, 'view' | 'change'> {
  /** Replaces parts of `fixtureView()`. */
  view?: Partial<PageView>;
}

/** Calls the kit's `renderFragment` on a search's page: its view is the fixture's, and its URL follows the state. */
export function renderFragment<N extends Need>(
  definition: FragmentDefinition<N>,
  { view, ...options }: RenderOptions = {},
): kit.RenderedFragment {
  return kit.renderFragment(definition, { ...options, view: fixtureView(view), change: withUrl });
}

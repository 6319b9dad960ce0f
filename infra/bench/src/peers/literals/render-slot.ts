import type { PageView } from '@forecourt/contracts';
import { FragmentRoot } from '@forecourt/fragment-kit/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FragmentsContext, plainHost } from '../plain/page';
import type { FragmentOf } from '../search-page/search-page';

/** Returns a function that renders a slot by its component. */
export function slotRenderer(fragmentOf: FragmentOf): (slot: string, view: PageView) => string {
  return (slot, view) => {
    const fragment = fragmentOf(slot);
    if (fragment === undefined) return '';
    const root = createElement(FragmentRoot, { fragment, host: plainHost(view) });
    return renderToStaticMarkup(createElement(FragmentsContext.Provider, { value: fragmentOf }, root), {
      identifierPrefix: slot,
    });
  };
}

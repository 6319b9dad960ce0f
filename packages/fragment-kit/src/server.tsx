import type { FragmentHost, PageView, SlotProps } from '@forecourt/contracts';
import { renderToString } from 'react-dom/server';
import { Cells } from './cell/cells';
import type { FragmentDefinition } from './define-fragment';
import { FragmentRoot } from './environment';
import { idPrefix } from './id-prefix';
import { slotMarker } from './nested-slots';

/** A slot that a fragment opened while it rendered; its HTML replaces `marker`. */
export interface NestedSlot {
  slot: string;
  props: SlotProps;
  marker: string;
}

export interface ServerRender {
  html: string;
  nested: readonly NestedSlot[];
}

const nothing = () => {};

/**
 * React names each picture that is not lazy once more before the fragment's HTML. The picture itself is in the same piece of the page, with
 * its own priority, so that the link would only be sent and parsed.
 */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Renders one fragment to HTML, synchronously. Nested slots are left as markers, see `fillSlots`.
 * @throws what the fragment throws; a fragment that suspends throws as well
 */
export function renderOnServer(input: {
  fragment: FragmentDefinition;
  view: PageView;
  slot: string;
  props?: SlotProps;
}): ServerRender {
  const nested: NestedSlot[] = [];
  const host: FragmentHost = {
    view: input.view,
    subscribe: () => nothing,
    dispatch: nothing,
    emit: nothing,
    on: () => nothing,
    nestSlot(slot, props) {
      const marker = slotMarker(input.slot, nested.length);
      nested.push({ slot, props, marker });
      return marker;
    },
  };
  const cells = new Cells(host);
  const html = renderToString(<FragmentRoot fragment={input.fragment} host={host} slot={input.props} cells={cells} />, {
    identifierPrefix: idPrefix(input.slot, input.props),
  });
  return { html: cells.fill(html.replace(preloads, '')), nested };
}

import {
  type BusEvent,
  type CloseReason,
  checkMarkup,
  type FragmentHost,
  type Need,
  type PageView,
  type SlotProps,
} from '@forecourt/contracts';
import type { Intent } from '@forecourt/search-state';
import { type BoundFunctions, type queries, within } from '@testing-library/react';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { FragmentDefinition } from '../define-fragment';
import { FragmentRoot } from '../environment';
import { idPrefix } from '../id-prefix';
import { observePlaces } from '../measure/observe-places';
import { renderOnServer } from '../server';
import { createConsoleWatch } from './console-watch';
import { createMemoryHost, type MemoryHost } from './memory-host';

export interface RenderOptions {
  view: PageView;
  /** Replaces parts of a view, for views where one part follows from another. */
  change?: (view: PageView, next: Partial<PageView>) => PageView;
  /** Props from the layout, the enclosing fragment or the overlay's link. */
  slot?: SlotProps;
  /** Whether to show it over the page, as the browser host opens an overlay; by default it is on a page. */
  overlay?: boolean;
  onDispatch?: (intent: Intent) => void;
}

/** A rendered fragment, with Testing Library's queries bound to its element. */
export interface RenderedFragment extends BoundFunctions<typeof queries> {
  /** The server's HTML, with empty nested slots. */
  html: string;
  /** The slot's element, hydrated and in the document. */
  container: HTMLElement;
  dispatched: readonly Intent[];
  events: readonly BusEvent[];
  /** Nested slots that are mounted now. */
  mounted: MemoryHost['mounted'];
  /** Overlays that the fragment opened. */
  overlays: MemoryHost['overlays'];
  /** Reasons for which it was closed, if it is an overlay. */
  closed: readonly CloseReason[];
  /** Sets the next settled search: replaces parts of the view and lets the fragment render. */
  setView(next: Partial<PageView>): void;
  /** Emits another fragment's event. */
  hear(event: BusEvent): void;
  /** Removes the fragment from the page. Not required: at the end of a test everything rendered is removed. */
  unmount(): void;
}

const watch = createConsoleWatch();
const onShow = new Set<{ unmount(): void }>();

/**
 * Renders a fragment as the shell does: on the server, then hydrated in the document (unless its policy is
 * `never`), on a host in memory. Whatever React reports on `console.error`, including a recovered hydration
 * error, fails the test: here, at the next `setView`, or at the end of the test.
 */
export function renderFragment<N extends Need>(
  definition: FragmentDefinition<N>,
  options: RenderOptions,
): RenderedFragment {
  // Fragments read only the sources that they need; the host has all of them.
  const fragment = definition as unknown as FragmentDefinition;
  const { view } = options;
  watch.start();
  const html = serverHtml(fragment, view, options.slot);
  // The browser gets its view from the page, as JSON.
  const host = createMemoryHost(JSON.parse(JSON.stringify(view)), options);

  const container = document.createElement(options.overlay ? 'dialog' : 'div');
  if (!options.overlay) container.innerHTML = html;
  document.body.append(container);
  const closed: CloseReason[] = [];
  if (container instanceof HTMLDialogElement) {
    host.openLayer?.(container, { name: fragment.name, onClose: (reason) => closed.push(reason) });
  }

  let root: Root | undefined;
  let places: ReturnType<typeof observePlaces> | undefined;
  const shown = {
    unmount() {
      if (!onShow.delete(shown)) return;
      act(() => root?.unmount());
      places?.stop();
      container.remove();
    },
  };
  onShow.add(shown);

  if (container instanceof HTMLDialogElement) {
    const over: FragmentHost = Object.create(host, { overlay: { value: container } });
    act(() => {
      root = createRoot(container);
      root.render(<FragmentRoot fragment={fragment} host={over} slot={options.slot} />);
    });
  } else if (definition.hydrate !== 'never') {
    const tree = <FragmentRoot fragment={fragment} host={host} slot={options.slot} />;
    act(() => {
      root = hydrateRoot(container, tree, {
        identifierPrefix: idPrefix(fragment.name, options.slot),
        onRecoverableError: (reason, { componentStack }) =>
          watch.note(`Hydration failed: ${reason}${componentStack ?? ''}`),
      });
    });
  }
  places = observePlaces(container, host.emit);
  watch.check();

  return {
    ...within(container),
    html,
    container,
    dispatched: host.dispatched,
    events: host.events,
    mounted: host.mounted,
    overlays: host.overlays,
    closed,
    setView(next) {
      if (root === undefined)
        throw new Error(`setView: the fragment "${fragment.name}" never hydrates, so it cannot render again.`);
      act(() => host.setView(next));
      places?.look();
      watch.check();
    },
    hear(event) {
      act(() => host.hear(event));
      places?.look();
      watch.check();
    },
    unmount() {
      shown.unmount();
      watch.check();
    },
  };
}

function serverHtml(fragment: FragmentDefinition, view: PageView, props: SlotProps | undefined): string {
  const { html, nested } = renderOnServer({ fragment, view, slot: fragment.name, props });
  const wrong = checkMarkup(html, nested);
  if (wrong !== null) throw new Error(`The shell would refuse the HTML of ${fragment.name}: it has ${wrong}`);
  return nested.reduce((html, { marker }) => html.replace(marker, ''), html);
}

afterEach(() => {
  for (const shown of [...onShow]) shown.unmount();
  watch.stop();
  watch.check();
});

import {
  type FragmentHost,
  type OverlayName,
  overlayHref,
  type PageView,
  type PlanOverlay,
  pageBelow,
  type SlotProps,
  type SourceData,
} from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { FragmentRoot, idPrefix } from '@forecourt/fragment-kit/host';
import { dialogLook } from '@forecourt/ui/dialog';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { addStyles } from './add-styles';
import { hostFor } from './remote-host';

export interface OverlayOptions {
  plan: Pick<BrowserPlan, 'remotes'>;
  host: FragmentHost;
  load: (remote: string, fragment: string) => Promise<FragmentDefinition>;
  openLayer: NonNullable<FragmentHost['openLayer']>;
  /** Loads sources that the page does not have yet. @returns those of the overlay alone @throws if they cannot be loaded */
  loadData: (overlay: { needs: readonly string[]; href: string }, signal: AbortSignal) => Promise<SourceData>;
  /** Navigates to another page. */
  leave: (href: string) => void;
  onFailure: (place: { slot: string; remote: string; version: string }, error: unknown) => void;
}

const failed = 'This could not be opened here. Its page is on the way.';

/**
 * Returns the function that opens overlays: fragments in no layout. The dialog opens at once; script, styles and data are loaded on demand.
 * After a failure the page of the same fragment is opened instead.
 */
export function createOverlays(options: OverlayOptions): (name: OverlayName, props: SlotProps) => void {
  const { plan, host, load, openLayer, loadData, leave, onFailure } = options;

  return function open(name, props) {
    const href = overlayHref(name, pageBelow(host.view), props);
    const [remote = '', fragment = ''] = name.split('/');
    const built = plan.remotes[remote];
    const planned = built?.overlays[fragment];
    if (built === undefined || planned === undefined) return leave(href);

    const closing = new AbortController();
    const { signal } = closing;
    const dialog = waitingDialog(planned);
    dialog.dataset.overlay = name;
    const root = createRoot(dialog, {
      identifierPrefix: idPrefix(`overlay-${fragment}`, props),
      onUncaughtError: (error) => queueMicrotask(() => fail(error)),
    });
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      root.unmount();
      say(dialog, failed);
      onFailure({ slot: fragment, remote, version: built.version }, error);
      // The dialog shows the failure until the next page arrives; it is closed for visitors who come back to this page.
      addEventListener('pagehide', () => dialog.close('failed'), { signal });
      leave(href);
    };

    openLayer(dialog, {
      name,
      onClose() {
        closing.abort();
        root.unmount();
        dialog.remove();
      },
    });
    const over = Object.create(hostFor(remote, host), { overlay: { value: dialog } }) as FragmentHost;
    const show = async () => {
      const loaded = Promise.all([load(remote, fragment), addStyles(planned.css)]).then(([definition]) => {
        if (!signal.aborted) root.render(createElement(definition.Fallback));
        return definition;
      });
      const [definition, own] = await Promise.all([loaded, loadData({ needs: planned.needs, href }, signal)]);
      if (signal.aborted) return;
      dialog.removeAttribute('aria-busy');
      root.render(createElement(FragmentRoot, { fragment: definition, host: withData(over, own), slot: props }));
    };
    show().catch(fail);
  };
}

/** Returns a host whose view includes the overlay's own data. */
function withData(host: FragmentHost, own: SourceData): FragmentHost {
  const seen = new WeakMap<PageView, PageView>();
  const view = () => {
    const of = host.view;
    const known = seen.get(of) ?? { ...of, data: { ...of.data, ...own } };
    seen.set(of, known);
    return known;
  };
  return Object.create(host, { view: { get: view }, initialView: { get: view } }) as FragmentHost;
}

/** Returns a dialog that says that its content is loading. */
function waitingDialog(look: PlanOverlay): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  for (const [name, value] of Object.entries(dialogLook(look))) {
    dialog.setAttribute(name === 'className' ? 'class' : name, value);
  }
  dialog.tabIndex = -1;
  dialog.setAttribute('aria-label', 'Loading');
  dialog.setAttribute('aria-busy', 'true');
  say(dialog, 'Loading…');
  document.body.append(dialog);
  return dialog;
}

function say(dialog: HTMLDialogElement, text: string): void {
  const message = document.createElement('p');
  message.className = 'fc-dialog-wait';
  message.role = 'status';
  message.textContent = text;
  dialog.replaceChildren(message);
}

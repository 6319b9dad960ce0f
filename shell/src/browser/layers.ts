import type { BusEvent, CloseReason, FragmentHost } from '@forecourt/contracts';
import { closeReasons } from '@forecourt/contracts';
import type { BrowserHistory } from '@forecourt/search-state';

/**
 * What stands over the page: one stack of native modals, whoever opens them. The browser keeps the focus inside and everything below
 * inert, and the site's stylesheet holds the page still; Escape, a press beside it and the back button close the topmost.
 */
export function createLayers(options: {
  history: Pick<BrowserHistory, 'openLayer'>;
  emit: (event: BusEvent) => void;
}): NonNullable<FragmentHost['openLayer']> {
  const { history, emit } = options;
  /** The topmost last. */
  const stack: HTMLDialogElement[] = [];

  return function open(dialog, { name, onClose }) {
    if (stack.includes(dialog)) return;
    const opener = document.activeElement;
    const watching = new AbortController();
    const { signal } = watching;
    const entry = history.openLayer(() => dialog.close('back-navigation' satisfies CloseReason));

    // Text that is selected beyond the edge ends in a click beside it, too.
    let pressed: EventTarget | null = null;
    const notePress = ({ target }: PointerEvent) => {
      pressed = target;
    };
    dialog.addEventListener('pointerdown', notePress, { signal });
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (target === dialog && pressed === dialog) dialog.close('backdrop-press' satisfies CloseReason);
      },
      { signal },
    );
    const closed = () => {
      watching.abort();
      // What was opened over it goes with it.
      for (const above of stack.splice(stack.indexOf(dialog)).slice(1)) above.close('replaced' satisfies CloseReason);
      entry.close();
      // The browser gives the focus back to what had it, unless that has gone; then at least not to nothing.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
      const reason = reasonOf(dialog);
      onClose?.(reason);
      emit({ type: 'overlay-closed', detail: { name, reason } });
    };
    dialog.addEventListener('close', closed, { signal });

    stack.push(dialog);
    dialog.returnValue = '';
    dialog.showModal();
    emit({ type: 'overlay-opened', detail: { name } });
  };
}

/** The browser closes a dialog by itself for Escape, and says nothing then. */
function reasonOf(dialog: HTMLDialogElement): CloseReason {
  return closeReasons.find((reason) => reason === dialog.returnValue) ?? 'escape-key';
}

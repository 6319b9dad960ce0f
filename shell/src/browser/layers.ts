import type { BusEvent, CloseReason, FragmentHost } from '@forecourt/contracts';
import { closeReasons } from '@forecourt/contracts';
import type { BrowserHistory } from '@forecourt/search-state';

/**
 * Creates the function that opens layers over the page: one stack of native modals for all fragments. The browser keeps the focus inside
 * and everything below inert, and the site's stylesheet stops the page from scrolling; Escape, a press on the backdrop and the back button
 * close the topmost.
 */
export function createLayers(options: {
  history: Pick<BrowserHistory, 'openLayer'>;
  emit: (event: BusEvent) => void;
}): NonNullable<FragmentHost['openLayer']> {
  const { history, emit } = options;
  /** The topmost is last. */
  const stack: HTMLDialogElement[] = [];

  return function open(dialog, { name, onClose }) {
    if (stack.includes(dialog)) return;
    const opener = document.activeElement;
    const watching = new AbortController();
    const { signal } = watching;
    const entry = history.openLayer(() => dialog.close('back-navigation' satisfies CloseReason));

    // A selection that ends outside of the dialog is a click on the backdrop too, so the press is checked as well.
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
      // Layers above it are closed with it.
      for (const above of stack.splice(stack.indexOf(dialog)).slice(1)) above.close('replaced' satisfies CloseReason);
      entry.close();
      // The browser returns the focus to where it was; if it could not, focus the opener rather than nothing.
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

/** Returns why a dialog was closed. For Escape the browser closes it without a return value. */
function reasonOf(dialog: HTMLDialogElement): CloseReason {
  return closeReasons.find((reason) => reason === dialog.returnValue) ?? 'escape-key';
}

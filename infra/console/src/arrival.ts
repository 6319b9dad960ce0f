/** Scrolls a view once it is on the screen, and moves the focus to it. */
import { arriveAt } from './entries';

/** Maximum wait for the element that an address names, milliseconds. */
const patience = 10_000;

/**
 * Tries something again with each change of the document until it succeeds, because views are filled as their data arrives. It ends when the
 * person scrolls or presses something. @returns a function that ends it
 */
function until(succeeds: () => boolean): () => void {
  const { signal, abort } = endable();
  if (succeeds()) return abort;
  const observer = new MutationObserver(() => {
    if (succeeds()) abort();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(kind, abort, { signal, passive: true });
  setTimeout(abort, patience);
  return abort;
}

function endable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Moves the focus to an element, unless something within has it. */
function focusOn(element: HTMLElement, within: HTMLElement = element): void {
  if (within.contains(document.activeElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to where the present entry of the history was left; if it is new, to what its hash names, or to the top. Another view than before
 * gets the focus, because the link that opened it may be gone.
 * @param from path of the address that was shown before; undefined if the document was just loaded, which leaves the focus to the browser
 * @returns a function that ends the wait for the element that the address names
 */
export function arrive(pathname: string, hash: string, from: string | undefined): () => void {
  const main = document.querySelector('main');
  if (main !== null && from !== undefined && from !== pathname) focusOn(main.querySelector('h1') ?? main, main);
  const position = arriveAt();
  if (position === undefined && hash !== '')
    return until(() => {
      const element = document.getElementById(hash.slice(1));
      element?.scrollIntoView();
      if (element !== null && from !== undefined) focusOn(element);
      return element !== null;
    });
  const top = position ?? 0;
  return until(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  });
}

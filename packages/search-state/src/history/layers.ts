import type { HistoryWindow } from './history-window';

/** A dialog or overlay over the page, until it is closed. */
export interface Layer {
  /** Reports that it was closed by other means than the back button; does nothing after back. */
  close(): void;
}

/**
 * The back button's handler for layers over the page. All layers share one entry of the history, with the same URL as the entry
 * before it; a search overwrites it, so that no URL is there twice. So back never leaves the page: it closes the topmost layer and,
 * if more layers are open or a search was written since, we go forward again to the entry of before.
 */
export interface Layers {
  open(onBack: () => void): Layer;
  /** Whether the current entry is the layers' own: the next search overwrites it. */
  isAtEntry(): boolean;
  /** Gives up the entry, because another document is about to replace it. @returns false if the current entry is not the layers' */
  leaveEntry(): boolean;
  /** Reports that a search was written. */
  written(method: 'pushState' | 'replaceState'): void;
  /** Handles a `popstate`. @returns whether it concerned the layers, not the search */
  takeArrival(): boolean;
  /** Whether we are travelling between two entries: the current entry is not the one shown. */
  readonly isTravelling: boolean;
}

/** Marks the layers' entry within `history.state`. */
const entryKey = 'forecourt-layer';

/** Creates the handler. @param standing returns path and query of the entry shown, also while travelling between two */
export function createLayers(window: HistoryWindow, standing: () => string): Layers {
  const { location, history } = window;
  /** Functions that close the layers, the topmost last. */
  const stack: (() => void)[] = [];
  /** Whether the layers' entry is still in the history, not overwritten by a search. */
  let hasEntry = false;
  let travel: 'back' | 'forward' | null = null;

  const isAtEntry = () => typeof history.state === 'object' && history.state !== null && entryKey in history.state;
  const isHome = () =>
    stack.length > 0 && hasEntry ? isAtEntry() : location.pathname + location.search === standing();
  const go = (way: 'back' | 'forward') => {
    travel = way;
    history[way]();
  };
  /** Scroll position before we went back: the browser restores that of the moment when the layer opened. */
  let y = 0;
  /** Runs a moment after the last layer was closed: a search or another layer of the same moment reuses the entry instead. */
  const dropEntry = () => {
    if (stack.length > 0 || !hasEntry || !isAtEntry()) return;
    hasEntry = false;
    y = window.scrollY;
    go('back');
  };
  const keepScroll = () => {
    window.scrollTo(0, y);
    window.setTimeout(() => window.scrollTo(0, y), 0);
  };

  return {
    open(onBack) {
      if (stack.length === 0 && !isAtEntry()) {
        try {
          history.pushState({ [entryKey]: true }, '');
        } catch {
          // Refused, for too many writes: this once, back leaves the page.
        }
      }
      hasEntry = isAtEntry() || (stack.length > 0 && hasEntry);
      stack.push(onBack);
      return {
        close() {
          const at = stack.indexOf(onBack);
          if (at === -1) return;
          stack.splice(at, 1);
          if (stack.length === 0) window.setTimeout(dropEntry, 0);
        },
      };
    },
    isAtEntry,
    leaveEntry() {
      hasEntry = false;
      return isAtEntry();
    },
    written(method) {
      if (isAtEntry()) return;
      hasEntry = false;
      // A new entry has no entry ahead of it.
      if (method === 'pushState' && travel === 'forward') travel = null;
    },
    takeArrival() {
      const came = travel;
      travel = null;
      if (came === null) {
        const close = stack.pop();
        if (close === undefined) return false;
        close();
      }
      if (stack.length === 0) hasEntry = false;
      if (isHome()) {
        if (came === 'back') keepScroll();
        return true;
      }
      // Forward led to another entry, and no layer is open: the URL decides.
      if (came === 'forward' && stack.length === 0) return false;
      go('forward');
      return true;
    },
    get isTravelling() {
      return travel !== null;
    },
  };
}

import type { HistoryWindow } from './history-window';

/** Something that stands over the page until it is closed. */
export interface Layer {
  /** It was closed by other means than the back button; nothing happens when it was that. */
  close(): void;
}

/**
 * The back button of what stands over the page. However many layers there are, they have one entry of the history between them, of the
 * same URL as the entry before it; a search takes it over, so that no URL stands twice. Back therefore never leaves the page: it closes
 * the topmost layer, and where that was not the last one, or a search has been shown since, we go forward again to where we were.
 */
export interface Layers {
  open(onBack: () => void): Layer;
  /** Whether the present entry is the layers' own: the next search is written over it. */
  isAtEntry(): boolean;
  /** Another document takes the place of the entry: it stays. False where we are not at it. */
  leaveEntry(): boolean;
  /** A search was written. */
  written(method: 'pushState' | 'replaceState'): void;
  /** After a `popstate`: whether it was the layers' and none of the search. */
  takeArrival(): boolean;
  /** We are on the way between two entries: the present one is not what is shown. */
  readonly isTravelling: boolean;
}

/** Marks the layers' entry within `history.state`. */
const entryKey = 'forecourt-layer';

/** @param standing path and query of the entry that we stand at, while we are not on the way between two */
export function createLayers(window: HistoryWindow, standing: () => string): Layers {
  const { location, history } = window;
  /** What closes each, the topmost last. */
  const stack: (() => void)[] = [];
  /** Whether the entry is still there, untouched. */
  let hasEntry = false;
  let travel: 'back' | 'forward' | null = null;

  const isAtEntry = () => typeof history.state === 'object' && history.state !== null && entryKey in history.state;
  const isHome = () =>
    stack.length > 0 && hasEntry ? isAtEntry() : location.pathname + location.search === standing();
  const go = (way: 'back' | 'forward') => {
    travel = way;
    history[way]();
  };
  /** Where the page stood when we went back: the browser scrolls to where it was when the layer opened. */
  let y = 0;
  /** A moment after the last one was closed: a search or another layer of the same moment takes the entry over instead. */
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
      // Nothing is ahead of a new entry.
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
      // Forward led nowhere: there is nothing to go back to, so the address decides.
      if (came === 'forward' && stack.length === 0) return false;
      go('forward');
      return true;
    },
    get isTravelling() {
      return travel !== null;
    },
  };
}

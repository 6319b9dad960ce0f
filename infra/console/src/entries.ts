/** Keeps the scroll position of each entry of the browser's history. The browser itself would scroll before the view is there. */

const item = 'console-positions';

const positions: Record<string, number> = {};
/** Keys of the present entry, and of the one on the screen. */
let present = '';
let arrived = '';
let follow = () => {};

const newKey = () => Math.random().toString(36).slice(2);

/** Returns the key of the present entry, which gets one if it has none. */
function presentKey(): string {
  const { key = newKey() } = (window.history.state ?? {}) as { key?: string };
  window.history.replaceState({ key }, '');
  return key;
}

/** Returns the tab's storage; undefined if the browser allows none. Then documents that are loaded again begin at their tops. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function keep(): void {
  // While a view is loading, the screen still shows the entry before.
  if (arrived === present) positions[present] = window.scrollY;
}

/** Follows the history from now on. @param onEntry called for each entry that becomes the present one, and for this one */
export function followEntries(onEntry: () => void): void {
  Object.assign(positions, JSON.parse(storage()?.getItem(item) ?? '{}'));
  window.history.scrollRestoration = 'manual';
  present = presentKey();
  follow = onEntry;
  window.addEventListener('popstate', () => {
    keep();
    present = presentKey();
    follow();
  });
  window.addEventListener('pagehide', () => {
    keep();
    storage()?.setItem(item, JSON.stringify(positions));
  });
  follow();
}

export interface GoOptions {
  /** Whether the address takes the place of the present one. */
  replace?: boolean;
  /** Whether to begin at the top, or at the hash. The default is true, but false for an address that replaces one of the same path. */
  resetScroll?: boolean;
}

/** Opens an address of the console without loading a document. */
export function go(href: string, { replace = false, resetScroll }: GoOptions): void {
  const isSame = new URL(href, window.location.href).pathname === window.location.pathname;
  keep();
  const key = replace ? present : newKey();
  if (resetScroll ?? !(replace && isSame)) delete positions[key];
  else positions[key] = window.scrollY;
  window.history[replace ? 'replaceState' : 'pushState']({ key }, '', href);
  present = key;
  follow();
}

/** Returns how far the present entry was scrolled, now that it is on the screen; undefined if it is new. */
export function arriveAt(): number | undefined {
  arrived = present;
  return positions[present];
}

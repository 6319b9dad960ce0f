import type { HistoryPort } from '../bus/history-port';
import { type HistoryWindow, ownMoves } from './history-window';
import { createLayers, type Layers } from './layers';

/** The shopper's position on a page when they opened a listing. */
export interface Position {
  /** Pixels from the top. */
  y: number;
  /** Number of pages of results shown. */
  pages: number;
  /** The item that was clicked, or was in the middle of the window; null if it is unknown. */
  anchor: Anchor | null;
}

/** An item that can be found again after the page was rendered again, and its distance from the top of the window, in pixels. */
export interface Anchor {
  key: string;
  top: number;
}

/** Finds items on the page: a position relative to an item does not depend on the content above it. */
export interface Anchors {
  /** Returns the key of the item nearest to the middle of the window; null if no item is in the window. */
  middle(): string | null;
  /** Returns where an item is now; undefined if it is not on the page. */
  topOf(key: string): number | undefined;
}

/** The only writer of the page's history, the store of positions in it (R74), and the back button's handler for layers over the page. */
export interface BrowserHistory extends HistoryPort {
  /**
   * Opens a layer that back closes, without leaving or changing the search. The first layer gets an entry with the same URL, for
   * back to remove; a change of the search overwrites that entry, and it disappears with the last layer.
   */
  openLayer: Layers['open'];
  /**
   * Stores the position in the current entry: on a plain click on a card, never on one that opens a tab, and after
   * pages were added.
   * @param key the clicked item; if it is absent or not an anchor, the item in the middle of the window counts
   */
  savePosition(pages: number, key?: string): void;
  /** Returns the position stored in this entry after back, forward or, with added pages, a reload; null after any other navigation. */
  savedPosition(): Position | null;
  /**
   * Scrolls to a position once the page is long enough, unless the shopper has scrolled. With an anchor it scrolls to that,
   * and corrects it for five seconds while content above changes, until the shopper does anything.
   */
  scrollTo(position: Pick<Position, 'y' | 'anchor'>): void;
  /** Handles a navigation from before the first listener: back was pressed, and the URL is not the one that the page was rendered for. */
  catchUp(madeFor: string): void;
  /** Writes the waiting URL and stops listening. */
  close(): void;
}

/** Shortest time between two replacements, ms: browsers refuse more than 100 writes in 30 seconds. */
const replaceEveryMs = 400;
/** Loaded results may be rendered later: scrolling is tried this often (ms), and this many times. */
const scrollEveryMs = 50;
const scrollTries = 100;
/** Key of the position within `history.state`. */
const positionKey = 'forecourt-position';

/** Creates the history of a window. It keeps `#hash` and writes nothing by itself; the last of many writes is always written. */
export function browserHistory(window: HistoryWindow, anchors?: Anchors): BrowserHistory {
  const { location, history } = window;
  let timer: unknown;
  let waiting: string | null = null;

  const url = () => location.pathname + location.search;
  /** The last URL, except while travelling between two entries. */
  let standing = url();
  const layers = createLayers(window, () => standing);
  const arrivals = new Set<(url: string) => void>();

  const write = (method: 'pushState' | 'replaceState', target: string) => {
    if (target === url()) return;
    try {
      const how = layers.isAtEntry() ? 'replaceState' : method;
      history[how](null, '', target + location.hash);
      layers.written(how);
      standing = target;
    } catch {
      // Refused, for too many writes: the URL follows as soon as the browser accepts it.
      waiting = target;
      timer ??= window.setTimeout(rest, replaceEveryMs);
    }
  };
  const flush = () => {
    // While travelling, the URL is that of another entry.
    if (layers.isTravelling) return;
    const target = waiting;
    waiting = null;
    if (target !== null) write('replaceState', target);
  };
  const forget = () => {
    window.clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  const rest = () => {
    timer = undefined;
    if (waiting === null) return;
    timer = window.setTimeout(rest, replaceEveryMs);
    flush();
  };

  const anchorAt = (key: string | null | undefined): Anchor | null => {
    const top = key == null ? undefined : anchors?.topOf(key);
    return key == null || top === undefined ? null : { key, top };
  };
  let moves = 0;
  const moved = () => {
    moves += 1;
  };
  const scrollTo = (to: Pick<Position, 'y' | 'anchor'>, tries: number, movesBefore: number) => {
    const top = to.anchor === null ? undefined : anchors?.topOf(to.anchor.key);
    const isAnchored = to.anchor !== null && top !== undefined;
    const y = isAnchored ? window.scrollY + top - to.anchor!.top : to.y;
    if (!isAnchored || Math.abs(window.scrollY - y) >= 1) window.scrollTo(0, y);
    const reached = window.scrollY;
    if ((reached > y - 1 && to.anchor === null) || tries === 0) return;
    window.setTimeout(() => {
      // A shopper who scrolls on a page that ends here scrolls up; downward the browser scrolls by itself, when content
      // is added above the end.
      const isGone = moves !== movesBefore || (to.anchor === null && window.scrollY < reached);
      if (!isGone) scrollTo(to, tries - 1, movesBefore);
    }, scrollEveryMs);
  };

  const arrive = () => {
    // The waiting URL belongs to the entry that was left.
    forget();
    standing = url();
    for (const listener of [...arrivals]) listener(standing);
  };
  const popped = () => {
    if (!layers.takeArrival()) arrive();
    else flush();
  };
  const returned = ({ persisted }: { readonly persisted?: boolean }) => {
    if (persisted) arrive();
  };
  const listeners = [
    ['pagehide', flush],
    ['popstate', popped],
    ['pageshow', returned],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener);
  for (const type of ownMoves) window.addEventListener(type, moved);

  return {
    url,
    push(target) {
      flush();
      forget();
      write('pushState', target);
    },
    replace(target) {
      waiting = target;
      if (timer !== undefined) return;
      timer = window.setTimeout(rest, replaceEveryMs);
      flush();
    },
    leave(target) {
      forget();
      if (layers.leaveEntry()) location.replace(target);
      else location.assign(target);
    },
    onArrive(listener) {
      arrivals.add(listener);
      return () => arrivals.delete(listener);
    },
    openLayer(onBack) {
      flush();
      return layers.open(onBack);
    },
    savePosition(pages, key) {
      flush();
      const anchor = anchorAt(key) ?? anchorAt(anchors?.middle());
      const position: Position = { y: window.scrollY, pages, anchor };
      history.replaceState({ ...asRecord(history.state), [positionKey]: position }, '');
    },
    savedPosition() {
      const [navigation = {}] = window.performance?.getEntriesByType('navigation') ?? [];
      // Browsers do not always report the type; then the entry's own state suffices: a new entry has none.
      const way = 'type' in navigation ? navigation.type : undefined;
      const position = way === 'navigate' ? null : readPosition(history.state);
      // The position on a single page is restored by the browser itself.
      return way === 'reload' && position?.pages === 1 ? null : position;
    },
    scrollTo: (position) => scrollTo(position, scrollTries, moves),
    catchUp(madeFor) {
      if (url() !== madeFor) arrive();
    },
    close() {
      flush();
      forget();
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
      for (const type of ownMoves) window.removeEventListener(type, moved);
    },
  };
}

/** Parses the position in `history.state`, to which other scripts write, too. */
function readPosition(state: unknown): Position | null {
  const { y, pages, anchor } = asRecord(asRecord(state)[positionKey]);
  const { key, top } = asRecord(anchor);
  return typeof y === 'number' && typeof pages === 'number' && pages >= 1
    ? { y, pages, anchor: typeof key === 'string' && typeof top === 'number' ? { key, top } : null }
    : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

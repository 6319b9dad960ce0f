import type { HistoryPort } from '../bus/history-port';
import { type HistoryWindow, ownMoves } from './history-window';
import { createLayers, type Layers } from './layers';

/** Where a shopper was when a listing was opened. */
export interface Position {
  /** Pixels from the top. */
  y: number;
  /** Pages of results that were shown. */
  pages: number;
  /** What was clicked, or stood in the middle of the window; null where nothing that is known did. */
  anchor: Anchor | null;
}

/** Something on the page that is found again when the page was made anew, and how far below the top of the window it stood, in pixels. */
export interface Anchor {
  key: string;
  top: number;
}

/** Knows where things stand: a place by what is there does not depend on what stands above it. */
export interface Anchors {
  /** The key of what stands nearest the middle of the window, of what is in it; null where nothing is. */
  middle(): string | null;
  /** Where a thing is now; undefined while it is not on the page. */
  topOf(key: string): number | undefined;
}

/** The one writer of the page's history, the keeper of positions in it (R74), and of the back button of what stands over the page. */
export interface BrowserHistory extends HistoryPort {
  /**
   * Back closes the topmost layer, and neither leaves nor changes the search: the first layer gets an entry of the same URL for back
   * to take, which a change of the search takes over, and which goes with the last layer.
   */
  openLayer: Layers['open'];
  /**
   * Keeps the position with the present entry; on a plain click on a card, never on one that opens a tab, and where pages were added.
   * @param key what was clicked; what stands in the middle of the window where that is no anchor, or absent
   */
  savePosition(pages: number, key?: string): void;
  /** The position kept with this entry when the page was come back to, or one with added pages was loaded anew; null on any other way here. */
  savedPosition(): Position | null;
  /**
   * Scrolls there, as soon as the page is long enough; not once the shopper has scrolled on. Where an anchor was kept, to that, and again for five
   * seconds while things above it come and go, unless the shopper does anything.
   */
  scrollTo(position: Pick<Position, 'y' | 'anchor'>): void;
  /** Arrives where the address stands, if the page was made for another one: a step back was taken before anybody listened. */
  catchUp(madeFor: string): void;
  /** Writes what is waiting and stops listening. */
  close(): void;
}

/** Browsers refuse more than 100 writes in 30 seconds; a drag replaces at most this often. */
const replaceEveryMs = 400;
/** What was loaded may be drawn later: the way to a position is tried this often, that many times. */
const scrollEveryMs = 50;
const scrollTries = 100;
/** Key of the position within `history.state`. */
const positionKey = 'forecourt-position';

/** History over a window. Keeps `#hash`; writes nothing unless told to; the last of many writes is always written. */
export function browserHistory(window: HistoryWindow, anchors?: Anchors): BrowserHistory {
  const { location, history } = window;
  let timer: unknown;
  let waiting: string | null = null;

  const url = () => location.pathname + location.search;
  /** What the address said last, while we were not on the way between two entries. */
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
      // Refused, for too many writes: the address follows as soon as the browser takes it.
      waiting = target;
      timer ??= window.setTimeout(rest, replaceEveryMs);
    }
  };
  const flush = () => {
    // Meanwhile another entry stands in the address.
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
      // Who scrolls on a page that ends here goes up; down goes the browser by itself, with what comes in above its end.
      const isGone = moves !== movesBefore || (to.anchor === null && window.scrollY < reached);
      if (!isGone) scrollTo(to, tries - 1, movesBefore);
    }, scrollEveryMs);
  };

  const arrive = () => {
    // What waits belongs to the entry that was left.
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
      // Browsers do not always know; then the entry's own state says enough: a new one has none.
      const way = 'type' in navigation ? navigation.type : undefined;
      const position = way === 'navigate' ? null : readPosition(history.state);
      // The place in a single page is the browser's own business.
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

/** Of whatever stands in `history.state`: other scripts write there too. */
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

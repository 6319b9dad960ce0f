import {
  asyncScheduler,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  type SchedulerLike,
  Subject,
  startWith,
  takeUntil,
} from 'rxjs';
import { format, parse } from '../codec/codec';
import type { Intent } from '../intent';
import { historyMode, hrefFor, isLive, reduce } from '../reduce';
import type { ReferenceData } from '../reference';
import { createReference, mergeReference } from '../reference-index';
import type { SearchRules, SearchState } from '../state';
import type { HistoryPort } from './history-port';
import { lastOnly, type Outcome, type Pending } from './last-only';
import { Snapshots } from './snapshots';

/** A search to load. */
export interface LoadRequest {
  state: SearchState;
  /** Canonical path and query of `state`. */
  url: string;
  /** Whether the result is appended to the current results as one more page. */
  append: boolean;
  /** Grows by one with every load. */
  sequence: number;
}

/** The current search. `state` and `url` always belong together; `data` belongs to them if `status` is `ready`. */
export interface BusView<Data> {
  readonly state: SearchState;
  readonly url: string;
  readonly data: Data;
  readonly reference: ReferenceData;
  /** `loading` while the data of `state`, or one more page of it, is pending; `failed` if that could not be loaded. */
  readonly status: 'ready' | 'loading' | 'failed';
  /** Whether the data that is loading, or that failed to load, is one more page to append. */
  readonly appending: boolean;
  /** Number of pages shown, from 1. */
  readonly pages: number;
}

export interface BusOptions<Data> {
  rules: SearchRules;
  /** Reference data of the page; loaded data can add more. */
  reference: ReferenceData;
  /** State and data of the server's HTML; they are not fetched again. */
  initial: { state: SearchState; data: Data };
  load(request: LoadRequest, signal: AbortSignal): Promise<Data>;
  /** Returns the shown data with one more page, without duplicates. */
  append(shown: Data, next: Data): Data;
  /** Returns the reference data in loaded data. */
  referenceIn?(data: Data): ReferenceData | undefined;
  history: HistoryPort;
  /** The page's global object, which has at most one bus. */
  owner: object;
  /** Called after each failed load that was still wanted; default: `console.error`. */
  onFailure?(error: unknown, request: LoadRequest): void;
  /** Clock of the debounce. */
  scheduler?: SchedulerLike;
}

/** State, data and events of one page. Every subscriber, however late, gets the current value first. */
export interface Bus<Data, Event> {
  readonly view: BusView<Data>;
  readonly view$: Observable<BusView<Data>>;
  readonly state$: Observable<SearchState>;
  readonly data$: Observable<Data>;
  /** Events between fragments; not replayed. */
  readonly events$: Observable<Event>;
  /** Every accepted intent; not replayed. */
  readonly intents$: Observable<Intent>;
  dispatch(intent: Intent): void;
  emit(event: Event): void;
  /** Returns the canonical URL that an intent leads to. */
  href(intent: Intent): string;
  /** Repeats a failed load; a page that could not be appended is requested again, so that none is skipped (R55). */
  retry(): void;
  /** Cancels the pending load, completes the streams and frees the page for another bus. */
  destroy(): void;
}

/** Pause after typing or dragging before a search starts, ms (R20). */
export const debounceMs = 300;
/** Number of URLs whose results are cached, for back and forward to show at once. */
const snapshotLimit = 20;
const ownerKey = Symbol.for('@forecourt/search-state/bus');

/** Results that were shown for a URL. */
interface Snapshot<Data> {
  data: Data;
  pages: number;
  /** State of the last shown page. */
  reached: SearchState;
}

/**
 * Creates the only bus of a page (R20, R21). An intent changes state and URL at once; the data follows. The last intent wins: older loads
 * are aborted, and their outcome is ignored. After every navigation the URL decides, never the browser's saved state.
 * @throws if `owner` has a bus already: two would disagree about the URL
 */
export function createBus<Data, Event>(options: BusOptions<Data>): Bus<Data, Event> {
  const { rules, history, append } = options;
  claim(options.owner);

  let reference = createReference(options.reference);
  let view: BusView<Data> = {
    ...options.initial,
    url: format(options.initial.state, rules, reference),
    reference: reference.data,
    status: 'ready',
    appending: false,
    pages: 1,
  };
  let reached = view.state;
  let sequence = 0;
  let alive = true;
  /** The load that is waiting, pending or failed. */
  let latest: Pending<LoadRequest> | null = null;

  const snapshots = new Snapshots<Snapshot<Data>>(snapshotLimit);
  const changed = new Subject<void>();
  const pending = new Subject<Pending<LoadRequest> | null>();
  const events = new Subject<Event>();
  const intents = new Subject<Intent>();
  const destroyed = new Subject<void>();

  // Reads the view on delivery: if a subscriber dispatches, the subscribers after it must not get the outdated view.
  const view$ = defer(() => changed.pipe(startWith(undefined))).pipe(
    map(() => view),
    distinctUntilChanged(),
    takeUntil(destroyed),
  );

  const show = (next: Partial<BusView<Data>>) => {
    view = { ...view, ...next };
    changed.next();
  };

  const request = (state: SearchState, url: string, more: boolean, waitMs = 0) => {
    const mine = { request: { state, url, append: more, sequence: ++sequence }, waitMs };
    latest = mine;
    show({ status: 'loading', appending: more, ...(!more && { state, url, pages: 1 }) });
    // A subscriber may already have dispatched a newer intent.
    if (latest === mine) pending.next(mine);
  };

  const load = (wanted: LoadRequest, signal: AbortSignal) => {
    if (latest !== null) latest = { ...latest, waitMs: 0 };
    return options.load(wanted, signal);
  };

  const settle = (outcome: Outcome<LoadRequest, Data>) => {
    const { request: settled } = outcome;
    if ('error' in outcome) {
      show({ status: 'failed' });
      (options.onFailure ?? reportFailure)(outcome.error, settled);
      return;
    }
    latest = null;
    const slice = options.referenceIn?.(outcome.data);
    if (slice !== undefined) reference = createReference(mergeReference(reference.data, slice));
    reached = settled.state;
    const data = settled.append ? append(view.data, outcome.data) : outcome.data;
    const pages = settled.append ? view.pages + 1 : 1;
    snapshots.set(view.url, { data, pages, reached });
    show({ data, pages, reference: reference.data, status: 'ready', appending: false });
  };

  const loadMore = () => {
    // There is nothing to append to yet, or a page is pending already.
    if (view.status === 'loading' || (view.status === 'failed' && !view.appending)) return;
    const next = reduce(reached, { type: 'loadMore' }, rules, reference);
    if (next.firstRecord !== reached.firstRecord) request(next, format(next, rules, reference), true);
  };

  const dispatch = (intent: Intent) => {
    if (!alive) return;
    intents.next(intent);
    if (intent.type === 'loadMore') return loadMore();
    const state = reduce(view.state, intent, rules, reference);
    const url = format(state, rules, reference);
    const waitMs = isLive(intent) ? debounceMs : 0;
    if (url === view.url) {
      // The drag ended where it paused: the waiting load need not wait any longer.
      if (waitMs === 0 && latest !== null && latest.waitMs > 0) request(state, url, false);
      return;
    }
    if (historyMode(intent) === 'push') history.push(url);
    else history.replace(url);
    request(state, url, false, waitMs);
  };

  const retry = () => {
    if (view.status === 'failed' && latest !== null)
      request(latest.request.state, latest.request.url, latest.request.append);
  };

  const arrive = (arrived: string) => {
    const parsed = parse(arrived, rules, reference);
    if (parsed.kind === 'not-found') return history.leave(arrived);
    const { state, canonical: url } = parsed;
    if (url === view.url) return retry();
    const snapshot = snapshots.get(url);
    if (snapshot === undefined) return request(state, url, false);
    latest = null;
    pending.next(null);
    reached = snapshot.reached;
    show({ state, url, data: snapshot.data, pages: snapshot.pages, status: 'ready', appending: false });
  };

  snapshots.set(view.url, { data: view.data, pages: 1, reached });
  const loads = pending.pipe(lastOnly(load, options.scheduler ?? asyncScheduler)).subscribe(settle);
  const stopListening = history.onArrive(arrive);

  return {
    get view() {
      return view;
    },
    view$,
    state$: view$.pipe(
      map(({ state }) => state),
      distinctUntilChanged(),
    ),
    data$: view$.pipe(
      map(({ data }) => data),
      distinctUntilChanged(),
    ),
    events$: events.asObservable(),
    intents$: intents.asObservable(),
    dispatch,
    emit: (event) => events.next(event),
    href: (intent) => hrefFor(view.state, intent, rules, reference),
    retry,
    destroy() {
      alive = false;
      stopListening();
      loads.unsubscribe();
      destroyed.next();
      for (const subject of [destroyed, changed, pending, events, intents]) subject.complete();
      Reflect.deleteProperty(options.owner, ownerKey);
    },
  };
}

function claim(owner: object): void {
  if (Object.hasOwn(owner, ownerKey)) {
    throw new Error('createBus: this page has a bus already. A second copy of the host was loaded; share the first.');
  }
  Object.defineProperty(owner, ownerKey, { value: true, configurable: true });
}

function reportFailure(error: unknown, { url }: LoadRequest): void {
  console.error(`The search ${url} could not be loaded; the page shows a retry.`, error);
}

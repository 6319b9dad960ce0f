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

/** What is to be loaded. */
export interface LoadRequest {
  state: SearchState;
  /** Canonical path and query of `state`. */
  url: string;
  /** Whether it is one more page of what is shown. */
  append: boolean;
  /** Grows by one with every load. */
  sequence: number;
}

/** The search as it stands. `state` and `url` always belong together; `data` belongs to them when `status` is `ready`. */
export interface BusView<Data> {
  readonly state: SearchState;
  readonly url: string;
  readonly data: Data;
  readonly reference: ReferenceData;
  /** `loading` while the data of `state`, or one more page of it, is under way; `failed` when that could not be had. */
  readonly status: 'ready' | 'loading' | 'failed';
  /** Whether what is loading, or has failed, is one more page of what is shown. */
  readonly appending: boolean;
  /** Pages shown, from 1. */
  readonly pages: number;
}

export interface BusOptions<Data> {
  rules: SearchRules;
  /** As far as the page has it; grows with what is loaded. */
  reference: ReferenceData;
  /** What the server rendered; it is not fetched again. */
  initial: { state: SearchState; data: Data };
  load(request: LoadRequest, signal: AbortSignal): Promise<Data>;
  /** What is shown with one more page; leaves out what is shown already. */
  append(shown: Data, next: Data): Data;
  /** Reference data that came with loaded data. */
  referenceIn?(data: Data): ReferenceData | undefined;
  history: HistoryPort;
  /** The page's global object: it holds one bus at most. */
  owner: object;
  /** Told of every load that failed and was still wanted; `console.error` when absent. */
  onFailure?(error: unknown, request: LoadRequest): void;
  /** Clock of the debounce. */
  scheduler?: SchedulerLike;
}

/** State, data and events of one page. Whoever subscribes, however late, gets the present value first. */
export interface Bus<Data, Event> {
  readonly view: BusView<Data>;
  readonly view$: Observable<BusView<Data>>;
  readonly state$: Observable<SearchState>;
  readonly data$: Observable<Data>;
  /** What fragments tell each other; not replayed. */
  readonly events$: Observable<Event>;
  /** Every intent that was taken; not replayed. */
  readonly intents$: Observable<Intent>;
  dispatch(intent: Intent): void;
  emit(event: Event): void;
  /** Canonical URL that an intent leads to. */
  href(intent: Intent): string;
  /** Loads anew what failed; a page that failed to append is asked for again, none is skipped (R55). */
  retry(): void;
  /** Gives up what is under way, completes the streams and frees the page for another bus. */
  destroy(): void;
}

/** Typing and dragging rest this long before they are searched (R20). */
export const debounceMs = 300;
/** Places of the history that show at once. */
const snapshotLimit = 20;
const ownerKey = Symbol.for('@forecourt/search-state/bus');

/** What was shown under a URL. */
interface Snapshot<Data> {
  data: Data;
  pages: number;
  /** State of the last page that is shown. */
  reached: SearchState;
}

/**
 * The one bus of a page (R20, R21). An intent changes state and URL at once; the data follows. The last intent wins: what it
 * overtakes is aborted and never heard of. The URL is trusted on every arrival, never what the browser kept beside it.
 * @throws when `owner` has a bus already: two would disagree about the URL.
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
  /** What is waiting, under way or failed. */
  let latest: Pending<LoadRequest> | null = null;

  const snapshots = new Snapshots<Snapshot<Data>>(snapshotLimit);
  const changed = new Subject<void>();
  const pending = new Subject<Pending<LoadRequest> | null>();
  const events = new Subject<Event>();
  const intents = new Subject<Intent>();
  const destroyed = new Subject<void>();

  // Reads the view at delivery: a subscriber that dispatches must not leave those after it with what it has overtaken.
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
    // A subscriber may have overtaken it already.
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
    // Nothing to append to yet, or a page is on its way already.
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
      // Let go of where the drag rests: what was waiting need not wait longer.
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
    throw new Error(
      'createBus: this page has a bus already, and two would fight over the URL. A second copy of the host was loaded; share the first.',
    );
  }
  Object.defineProperty(owner, ownerKey, { value: true, configurable: true });
}

function reportFailure(error: unknown, { url }: LoadRequest): void {
  console.error(`The search ${url} could not be loaded; the page shows a retry.`, error);
}

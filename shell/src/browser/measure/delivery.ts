import { bodyOf, eventsPath, mostInBatch, type PendingBatch, sendBeacon } from './envelope';
import { countableOf, signView } from './sign-view';

/** Time that events wait to be sent in one batch, ms. */
const gatherMs = 10_000;
/** Longest pause after failures, ms; each pause is twice as long as the one before. */
const mostRestMs = 300_000;
/** Key and maximum of unconfirmed events that are stored for the next page of this tab. */
const key = 'fc-measured';
const mostStored = 300;

/**
 * Starts sending events to the shell: in batches, and all of them when the page is hidden. An event is sent until the shell
 * confirms it, by the next page of this tab too; duplicates have the same id and count once. Paid events are sent once the view is
 * signed.
 * @param pending events of this page; grows
 * @returns a function to call after each event
 */
export function startDelivery(pending: PendingBatch): () => void {
  const pages = [...recall(), pending];
  let timer: number | undefined;
  let isSending = false;
  let restMs = gatherMs;

  const schedule = (ms = gatherMs) => {
    if (timer !== undefined || isSending || pages.every(({ events }) => events.length === 0)) return;
    timer = window.setTimeout(() => void sendNext(), ms);
  };
  const sendNext = async () => {
    timer = undefined;
    const page = pages.find(({ events }) => events.length > 0);
    if (page === undefined) return;
    isSending = true;
    const isCountable = await signView(page);
    const batch = page.events.slice(0, mostInBatch);
    const isDone = isCountable && (await send(page));
    isSending = false;
    if (isDone) page.events.splice(0, batch.length);
    restMs = isDone ? gatherMs : Math.min(restMs * 2, mostRestMs);
    schedule(isDone && page.events.length > 0 ? 0 : restMs);
  };
  const leave = () => {
    for (const page of pages) sendBeacon(countableOf(page));
    store(pages);
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else schedule();
  });
  const onEvent = () => {
    void signView(pending);
    schedule();
  };
  onEvent();
  return onEvent;
}

/** @returns whether the batch is done: the shell has stored it, or refuses it for good */
async function send(page: PendingBatch): Promise<boolean> {
  try {
    const { status } = await fetch(eventsPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: bodyOf(page),
      keepalive: true,
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}

/** Visitors who object to tracking get no events stored in their browser. */
const isPrivate = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

function store(pages: readonly PendingBatch[]): void {
  try {
    const left = pages.filter(({ events }) => events.length > 0).slice(-5);
    const stored = left.map((page) => ({ ...page, events: page.events.slice(-mostStored / left.length) }));
    if (stored.length === 0 || isPrivate()) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Storage is refused or full; the beacon has sent the events once.
  }
}

function recall(): PendingBatch[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Array.isArray(stored) ? stored.filter(({ events }: PendingBatch) => Array.isArray(events)) : [];
  } catch {
    return [];
  }
}

import { bodyOf, eventsPath, mostTold, sendBeacon, type Untold } from './envelope';
import { countableOf, signView } from './sign-view';

/** Events wait for so long to be told together. */
const gatherMs = 10_000;
/** After a failure; each next one twice as long. */
const mostRestMs = 300_000;
/** What the shell has not said to have outlives the page in this tab, so many events at most. */
const key = 'fc-measured';
const mostKept = 300;

/**
 * Tells the shell what is measured: some events together, and when the page goes out of sight all of them. An event is told until the shell
 * says that it has it, by the next page of this tab, too; by its id it counts once. What was paid for is told once the view is signed.
 * @param untold of this page; grows
 * @returns to be called after each event
 */
export function startDelivery(untold: Untold): () => void {
  const pages = [...recall(), untold];
  let timer: number | undefined;
  let isSending = false;
  let restMs = gatherMs;

  const schedule = (ms = gatherMs) => {
    if (timer !== undefined || isSending || pages.every(({ events }) => events.length === 0)) return;
    timer = window.setTimeout(() => void tell(), ms);
  };
  const tell = async () => {
    timer = undefined;
    const page = pages.find(({ events }) => events.length > 0);
    if (page === undefined) return;
    isSending = true;
    const isCountable = await signView(page);
    const told = page.events.slice(0, mostTold);
    const isDone = isCountable && (await send(page));
    isSending = false;
    if (isDone) page.events.splice(0, told.length);
    restMs = isDone ? gatherMs : Math.min(restMs * 2, mostRestMs);
    schedule(isDone && page.events.length > 0 ? 0 : restMs);
  };
  const leave = () => {
    for (const page of pages) sendBeacon(countableOf(page));
    keep(pages);
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else schedule();
  });
  const onEvent = () => {
    void signView(untold);
    schedule();
  };
  onEvent();
  return onEvent;
}

/** @returns whether it need not be told again: the shell has it, or will never take it */
async function send(page: Untold): Promise<boolean> {
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

/** Who does not want to be followed leaves nothing behind. */
const isPrivate = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

function keep(pages: readonly Untold[]): void {
  try {
    const left = pages.filter(({ events }) => events.length > 0).slice(-5);
    const kept = left.map((page) => ({ ...page, events: page.events.slice(-mostKept / left.length) }));
    if (kept.length === 0 || isPrivate()) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Refused or full: the beacon has told it once.
  }
}

function recall(): Untold[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Array.isArray(kept) ? kept.filter(({ events }: Untold) => Array.isArray(events)) : [];
  } catch {
    return [];
  }
}

import type { HydratePolicy } from '@forecourt/contracts';

/** A fragment that hydrates when visible is woken this far before it scrolls into view. */
const visibleMargin = '300px';
const touches = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/** A place that is closed opens while what follows it is this far below the window, so that its code is there before anybody looks. */
const closedMargin = '0px 0px 100% 0px';

/** Resolves `wait` when a slot is to hydrate: by its policy, or at once after `hurry`. `stop` ends the watching. */
export function whenPolicySays(
  policy: HydratePolicy | string,
  element: HTMLElement,
): { wait: Promise<void>; hurry: () => void; stop: () => void } {
  const watching = new AbortController();
  let hurry = () => {};
  const wait = new Promise<void>((resolve) => {
    hurry = resolve;
    watch[policy as HydratePolicy]?.(element, resolve, watching.signal);
  });
  void wait.then(() => watching.abort());
  return { wait, hurry, stop: () => watching.abort() };
}

const watch: Record<HydratePolicy, (element: HTMLElement, ready: () => void, signal: AbortSignal) => void> = {
  load: (_element, ready) => ready(),
  idle(_element, ready, signal) {
    if (!('requestIdleCallback' in window)) return void setTimeout(ready, 50);
    const id = requestIdleCallback(ready, { timeout: 1000 });
    signal.addEventListener('abort', () => cancelIdleCallback(id));
  },
  visible(element, ready, signal) {
    const follower = followerOf(element);
    const isNear = (entry: IntersectionObserverEntry) =>
      entry.isIntersecting && (follower === null || isBelowWindow(entry.boundingClientRect));
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && ready(), {
      rootMargin: follower === null ? visibleMargin : closedMargin,
    });
    observer.observe(follower ?? element);
    signal.addEventListener('abort', () => observer.disconnect());
  },
  scroll(_element, ready, signal) {
    if (window.scrollY > 0) ready();
    else window.addEventListener('scroll', () => ready(), { signal, passive: true });
  },
  interaction(element, ready, signal) {
    // Touched before anybody listened: what has the focus gets no second event of it.
    if (element.matches(':focus-within, :hover')) ready();
    for (const touch of touches) element.addEventListener(touch, ready, { signal, passive: true, capture: true });
  },
  never() {},
};

/** Whether a closed place would open before somebody's eyes, or above them: what they look at would move. */
export function opensInSight(element: HTMLElement): boolean {
  const follower = followerOf(element);
  return follower !== null && !isBelowWindow(follower.getBoundingClientRect());
}

/** What stands where a closed place would open; null where the element has its room. Only what came late may be closed. */
function followerOf(element: Element): Element | null {
  if (element.getAttribute('data-outcome') !== 'late' || hasRoom(element)) return null;
  for (let at: Element | null = element; at !== null && !hasRoom(at); at = at.parentElement)
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (hasRoom(next)) return next;
  return null;
}

const hasRoom = (element: Element) => element.getClientRects().length > 0;
const isBelowWindow = ({ top }: Pick<DOMRectReadOnly, 'top'>) => top >= window.innerHeight;

import type { HydratePolicy } from '@forecourt/contracts';

/** Distance below the window at which a fragment that hydrates when visible is hydrated. */
const visibleMargin = '300px';
/** Not `pointerenter`: a pointer crosses many slots on its way. Not `pointerdown`: a finger that scrolls begins with one. */
const touches = ['click', 'focusin', 'keydown', 'input'] as const;
/** Called once, when the first touch of a slot has been answered. */
const touchedListeners = new Set<() => void>();
let isPending = false;
let isTouched = false;

/** Notes that the visitor has done something in a slot that is not hydrated. */
export function noteTouch(): void {
  isPending = true;
}

/** Wakes the slots that wait for a touch, if there was one: a slot has been hydrated, and no search is loading. */
export function noteAnswer(): void {
  if (!isPending) return;
  isPending = false;
  isTouched = true;
  for (const listener of [...touchedListeners]) listener();
  touchedListeners.clear();
}

/** Entries of the storage that change nothing that fragments show. */
const unshown = /^fc-(measured|ads-shown|saved-count)$/;

/** Whether this device remembers something of an earlier page: any other entry in its storage. */
function remembers(): boolean {
  try {
    return [localStorage, sessionStorage].some((kept) => Object.keys(kept).some((key) => !unshown.test(key)));
  } catch {
    return false;
  }
}

/**
 * A closed place opens while the content after it is at most one window height below the window, so that its code is loaded before it is
 * in view.
 */
const closedMargin = '0px 0px 100% 0px';

/** Resolves `wait` when a slot should hydrate: by its policy, or at once after `hurry`. `stop` ends the observation. */
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

type Watch = (element: HTMLElement, ready: () => void, signal: AbortSignal) => void;

/** `unserved` is the policy of an element without HTML, which has nothing to touch itself. */
const watch: Record<HydratePolicy | 'unserved', Watch> = {
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
  remembered(element, ready, signal) {
    if (remembers()) return watch.idle(element, ready, signal);
    watch.interaction(element, ready, signal);
    // The page's own stores dispatch it, too.
    addEventListener('storage', () => watch.idle(element, ready, signal), { signal, once: true });
  },
  unserved(element, ready, signal) {
    const near = () => watch.visible(element, ready, signal);
    // Room in view is filled; nobody misses what a closed place would show before the first touch.
    if (followerOf(element) === null) near();
    else watch.touched(element, near, signal);
  },
  touched(element, ready, signal) {
    const wake = () => watch.idle(element, ready, signal);
    watch.interaction(element, ready, signal);
    if (isTouched || window.scrollY > 0 || remembers()) return wake();
    touchedListeners.add(wake);
    signal.addEventListener('abort', () => touchedListeners.delete(wake));
    window.addEventListener('scroll', wake, { signal, passive: true, once: true });
  },
  interaction(element, ready, signal) {
    const touch = () => {
      noteTouch();
      ready();
    };
    // The event may have happened before this listener.
    if (element.matches(':focus-within')) touch();
    for (const type of touches) element.addEventListener(type, touch, { signal, passive: true, capture: true });
    const move = ({ target, pointerType, movementX, movementY }: PointerEvent) => {
      const isAcross = pointerType === 'mouse' || Math.abs(movementX) > Math.abs(movementY);
      if (isAcross && target instanceof Element && target.closest('[data-more]') !== null) touch();
    };
    element.addEventListener('pointermove', move, { signal, passive: true, capture: true });
  },
  never() {},
};

/** Whether a slot may wait for the visitor to touch it. */
export const isOnTouch = (policy: string) => ['interaction', 'remembered', 'touched'].includes(policy);

/** Whether opening a closed place would move content that is in view. */
export function opensInSight(element: HTMLElement): boolean {
  const follower = followerOf(element);
  return follower !== null && !isBelowWindow(follower.getBoundingClientRect());
}

/** Returns the element after a closed place; null if the place is open. Only late slots may be closed. */
function followerOf(element: Element): Element | null {
  if (element.getAttribute('data-outcome') !== 'late' || hasRoom(element)) return null;
  for (let at: Element | null = element; at !== null && !hasRoom(at); at = at.parentElement)
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (hasRoom(next)) return next;
  return null;
}

const hasRoom = (element: Element) => element.getClientRects().length > 0;
const isBelowWindow = ({ top }: Pick<DOMRectReadOnly, 'top'>) => top >= window.innerHeight;

import type { HydratePolicy } from '@forecourt/contracts';

/** A fragment that hydrates when visible is woken this far before it scrolls into view. */
const visibleMargin = '300px';
const touches = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

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
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ready(), {
      rootMargin: visibleMargin,
    });
    observer.observe(element);
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

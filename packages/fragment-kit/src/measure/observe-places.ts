import type { BusEvent } from '@forecourt/contracts';
import { isPlainClick } from '../plain-click';
import { seen, watchInView } from './in-view';
import { placedOf } from './placed';

/** The middle button opens a tab; the right one opens a menu and follows no link yet. */
const middle = 1;

/** An element with the item that it shows. */
interface Watched {
  text: string;
  end(): void;
}

/**
 * Emits impressions and clicks of all elements below a root that name an item (`placedAs`), by one listener: no fragment needs to be hydrated
 * to be measured. A page in a hidden tab has no impressions.
 * @returns `look`, to call after elements have changed, and `stop`
 */
export function observePlaces(
  root: ParentNode & EventTarget,
  emit: (event: BusEvent) => void,
): { look(): void; stop(): void } {
  const watched = new Map<Element, Watched>();
  const stopped = new AbortController();
  const { signal } = stopped;

  const watch = (element: Element, text: string): Watched => {
    let isInView = false;
    let timer: number | undefined;
    const ended = new AbortController();
    const restart = () => {
      window.clearTimeout(timer);
      if (!isInView || document.hidden) return;
      timer = window.setTimeout(() => {
        ended.abort();
        emit({ type: 'impression', detail: placedOf(element) });
      }, seen.ms);
    };
    const ratio = Number(element.getAttribute('data-seen-ratio') ?? seen.ratio);
    const unwatch = watchInView(element, ratio, (now) => {
      isInView = now;
      restart();
    });
    ended.signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      unwatch();
    });
    document.addEventListener('visibilitychange', restart, { signal: ended.signal });
    return { text, end: () => ended.abort() };
  };

  const look = () => {
    if (!('IntersectionObserver' in window)) return;
    for (const [element, { text, end }] of [...watched]) {
      if (root.contains(element) && nameOf(element) === text) continue;
      end();
      watched.delete(element);
    }
    for (const element of root.querySelectorAll('[data-placed]'))
      if (!watched.has(element)) watched.set(element, watch(element, nameOf(element)));
  };

  const follow = (event: Event) => {
    if (!(event instanceof MouseEvent) || (event.button !== 0 && event.button !== middle)) return;
    const link = event.target instanceof Element ? event.target.closest('a[data-opens]') : null;
    const box = link?.closest('[data-placed]');
    if (link == null || box == null) return;
    const newTab = !isPlainClick(event) || link.getAttribute('target') === '_blank';
    emit({ type: 'click', detail: newTab ? { ...placedOf(box), newTab } : placedOf(box) });
  };
  for (const type of ['click', 'auxclick']) root.addEventListener(type, follow, { capture: true, signal });

  look();
  return {
    look,
    stop() {
      stopped.abort();
      for (const { end } of watched.values()) end();
      watched.clear();
    },
  };
}

/** Another item in the same place, and the same item in another place, are other impressions. */
const nameOf = (element: Element) => (element.getAttribute('data-placed') ?? '').split(' ', 2).join(' ');

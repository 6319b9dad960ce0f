import type { BusEvent } from '@forecourt/contracts';
import type { Bus } from '@forecourt/search-state';

/**
 * Scrolls to the first result of a new search: a shopper who has scrolled down the old list would find other cars at that position, or the
 * end of the list. More results of the same search, back and forward do not scroll.
 */
export function scrollToResults<Data>(bus: Bus<Data, BusEvent>): void {
  bus.intents$.subscribe((intent) => {
    const results = document.querySelector('[data-slot="results"]');
    if (results === null || intent.type === 'loadMore') return;
    const isAnother = bus.href(intent) !== bus.view.url && results.getBoundingClientRect().top < 0;
    // After the history entry of the old search is written, so that back restores the position.
    if (isAnother || intent.type === 'page') queueMicrotask(() => results.scrollIntoView());
  });
}

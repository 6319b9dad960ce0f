import type { BusEvent } from '@forecourt/contracts';
import type { Bus } from '@forecourt/search-state';

/**
 * Another search begins where its results begin: whoever asks for one deep in the list is not left among other cars, or behind the last.
 * More of the same search moves nothing, nor do back and forward.
 */
export function bringUp<Data>(bus: Bus<Data, BusEvent>): void {
  bus.intents$.subscribe((intent) => {
    const results = document.querySelector('[data-slot="results"]');
    if (results === null || intent.type === 'loadMore') return;
    const isAnother = bus.href(intent) !== bus.view.url && results.getBoundingClientRect().top < 0;
    // Once the entry that is left has been written, for back to lead to where one stood.
    if (isAnother || intent.type === 'page') queueMicrotask(() => results.scrollIntoView());
  });
}

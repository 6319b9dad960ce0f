import type { BusEvent, PageView } from '@forecourt/contracts';
import { type Bus, createBus } from '@forecourt/search-state';
import type { PageData } from '../data';

/** Returns the bus of a page with one view. @param load loads the next view; by default it never resolves */
export function pageBus(
  { brand, reference, state, data, url }: PageView,
  load: () => Promise<PageData> = () => new Promise(() => {}),
): Bus<PageData, BusEvent> {
  return createBus<PageData, BusEvent>({
    rules: brand,
    reference,
    initial: { state, data: { sources: data, reference } },
    load,
    append: (shown) => shown,
    history: { url: () => url, push() {}, replace() {}, leave() {}, onArrive: () => () => {} },
    owner: {},
  });
}

import type { BusEvent, PageView } from '@forecourt/contracts';
import { type Bus, createBus } from '@forecourt/search-state';
import type { PageData } from '../data';

/** The bus of a page that shows one view. @param load brings the next one; none ever comes where it is absent */
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

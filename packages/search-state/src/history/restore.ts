import { filter, firstValueFrom } from 'rxjs';
import type { Bus } from '../bus/create-bus';
import type { BrowserHistory } from './browser-history';

/**
 * Restores the results and the position that a shopper left by opening a listing, after the page was loaded again (R74); if the
 * browser cached the whole page, there is nothing to do. Stops if a page cannot be loaded or the shopper moves on.
 */
export async function restorePosition<Data, Event>(
  bus: Pick<Bus<Data, Event>, 'view' | 'view$' | 'dispatch'>,
  history: Pick<BrowserHistory, 'savedPosition' | 'scrollTo'>,
): Promise<void> {
  const saved = history.savedPosition();
  if (saved === null) return;
  const { url } = bus.view;
  while (bus.view.pages < saved.pages) {
    const { pages } = bus.view;
    bus.dispatch({ type: 'loadMore' });
    await firstValueFrom(bus.view$.pipe(filter(({ status }) => status !== 'loading')), { defaultValue: bus.view });
    if (bus.view.url !== url || bus.view.pages === pages) return;
  }
  history.scrollTo(saved);
}

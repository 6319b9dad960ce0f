import { type SpotlightName, spotlightCounts, withFurther } from '@forecourt/listing';
import { restorePosition } from '@forecourt/search-state';
import { distinctUntilKeyChanged } from 'rxjs';
import type { PageData } from '../data';
import { documentHead } from '../document-head';
import type { BrowserPage } from './page';
import { scrollToResults } from './scroll-to-results';

const spotlightNames = Object.keys(spotlightCounts) as SpotlightName[];

/** The search and its results: one document for many searches. */
export const results: BrowserPage = {
  /** Adds new listings after the old ones, none twice, and their page's paid places; everything else stays as it was (R55). */
  append(shown, next) {
    const before = shown.sources.listing;
    const more = next.sources.listing;
    if (before === undefined || more === undefined) return shown;
    const listing: PageData['sources']['listing'] = {
      ...before,
      listings: uniqueById([...before.listings, ...more.listings]),
      owners: uniqueById([...before.owners, ...more.owners]),
    };
    const paid = spotlightNames.map((name) => [name, withFurther(shown.sources[name], next.sources[name])]);
    return { ...shown, sources: { ...shown.sources, ...Object.fromEntries(paid), listing } };
  },
  start({ bus, history, initial }) {
    bus.view$.subscribe(documentHead(initial.brand));
    bus.events$.subscribe((event) => {
      // R74: store the position when a listing is opened in this tab.
      if (event.type === 'click' && event.detail.newTab !== true) history.savePosition(bus.view.pages, event.detail.id);
    });
    // R55: also store the position among added pages; here, because browsers ignore history writes of a page that is being left.
    const keepPlace = () => {
      if (bus.view.pages > 1) history.savePosition(bus.view.pages);
    };
    window.addEventListener('scrollend', keepPlace);
    bus.view$.pipe(distinctUntilKeyChanged('pages')).subscribe(keepPlace);
    scrollToResults(bus);
  },
  settle: ({ bus, history }) => void restorePosition(bus, history),
};

function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

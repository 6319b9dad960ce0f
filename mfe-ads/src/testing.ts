import { act } from '@testing-library/react';
import type { Ads, HouseAdContent } from './ads';

/** An ad of the house; what is given replaces its part. */
export function houseAd(overrides: Partial<HouseAdContent> = {}): HouseAdContent {
  return {
    id: 'finance-under-20000',
    headline: '$20,000 and not a dollar more',
    body: 'Only vehicles that are priced at $20,000 or less.',
    cta: 'See the cars',
    href: '/cars-for-sale/all?maxPrice=20000',
    theme: 'finance',
    ...overrides,
  };
}

/** A view's data with these ads by placement. */
export const withAds = (ads: Ads['ads']) => ({ data: { ads: { ads } } });

/** Stands in for the browser's observer, which jsdom lacks. `scroll` says how much of the watched elements is in view. */
export function installObserver() {
  const watched = new Set<Watcher>();
  class Watcher {
    readonly elements: Element[] = [];
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      this.elements.push(element);
      watched.add(this);
    }
    unobserve() {}
    takeRecords() {
      return [];
    }
    disconnect() {
      watched.delete(this);
    }
  }
  Object.assign(window, { IntersectionObserver: Watcher });
  return {
    get watching() {
      return [...watched].flatMap(({ elements }) => elements);
    },
    scroll(intersectionRatio: number) {
      act(() => {
        for (const watcher of [...watched]) {
          const entries = watcher.elements.map(
            (target) => ({ target, intersectionRatio }) as IntersectionObserverEntry,
          );
          watcher.callback(entries, watcher as unknown as IntersectionObserver);
        }
      });
    },
    remove: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}

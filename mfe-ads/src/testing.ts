import type { Ads } from '@forecourt/contracts';
import { act } from '@testing-library/react';
import type { HouseAdContent } from './house-ad/house-ad';

/** An ad of the house; what is given replaces its part. */
export function houseAd(overrides: Partial<HouseAdContent> = {}): HouseAdContent {
  return {
    id: 'finance-prequalify',
    width: 728,
    height: 90,
    headline: 'Know your rate before you shop',
    body: 'Prequalify in two minutes.',
    cta: 'See your rate',
    href: '/my-wallet',
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

import { act } from '@testing-library/react';

/** Replaces the browser's IntersectionObserver, which jsdom lacks. `scroll` sets the visible ratio of the watched elements. */
export function installObserver() {
  const watched = new Set<Watcher>();
  class Watcher {
    readonly elements: Element[] = [];
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      this.elements.push(element);
      watched.add(this);
    }
    unobserve(element: Element) {
      this.elements.splice(this.elements.indexOf(element), 1);
    }
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
            (target) =>
              ({ target, intersectionRatio, isIntersecting: intersectionRatio > 0 }) as IntersectionObserverEntry,
          );
          watcher.callback(entries, watcher as unknown as IntersectionObserver);
        }
      });
    },
    remove: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}

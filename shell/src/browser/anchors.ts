import type { Anchors } from '@forecourt/search-state';

/** Things that fragments mark by `data-anchor` with a name of their own on the page: by them a position is kept (R74). */
export function anchorsIn(document: Document): Anchors {
  const all = () => document.querySelectorAll<HTMLElement>('[data-anchor]');
  return {
    first() {
      for (const element of all()) {
        const { top, bottom, height } = element.getBoundingClientRect();
        if (height > 0 && bottom > 0) return { key: element.dataset.anchor ?? '', top };
      }
      return null;
    },
    topOf(key) {
      const found = [...all()].find(({ dataset }) => dataset.anchor === key);
      return found?.getBoundingClientRect().top;
    },
  };
}

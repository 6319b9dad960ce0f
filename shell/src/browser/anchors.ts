import type { Anchors } from '@forecourt/search-state';

/** Finds elements that fragments mark by `data-anchor` with a name unique on the page; a scroll position is stored relative to them (R74). */
export function anchorsIn(document: Document): Anchors {
  const all = () => [...document.querySelectorAll<HTMLElement>('[data-anchor]')];
  return {
    middle() {
      const { clientHeight } = document.documentElement;
      let nearest: { key: string | null; distance: number } = { key: null, distance: Number.POSITIVE_INFINITY };
      for (const element of all()) {
        const { top, bottom, height } = element.getBoundingClientRect();
        const distance = Math.abs((top + bottom - clientHeight) / 2);
        if (height === 0 || bottom <= 0 || top >= clientHeight || distance >= nearest.distance) continue;
        nearest = { key: element.dataset.anchor ?? null, distance };
      }
      return nearest.key;
    },
    topOf: (key) =>
      all()
        .find(({ dataset }) => dataset.anchor === key)
        ?.getBoundingClientRect().top,
  };
}

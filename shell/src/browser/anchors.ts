import type { Anchors } from '@forecourt/search-state';

/** Things that fragments mark by `data-anchor` with a name of their own on the page: by them a position is kept (R74). */
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

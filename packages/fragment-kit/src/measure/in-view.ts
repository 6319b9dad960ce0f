/** The part of an element that has to be in view without a break, and for how long, to count as an impression by advertisers' rules. */
export const seen = { ratio: 0.5, ms: 1000 };

interface Watch {
  observer: IntersectionObserver;
  /** Called whenever that part of the element comes into view or leaves it. */
  watched: Map<Element, (isInView: boolean) => void>;
}

/** One observer for each ratio, which exists only while it watches an element. */
const watches = new Map<number, Watch>();

function startWatch(ratio: number): Watch {
  const watched: Watch['watched'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) watched.get(target)?.(intersectionRatio >= ratio);
    },
    { threshold: ratio },
  );
  const watch = { observer, watched };
  watches.set(ratio, watch);
  return watch;
}

/** Calls back whenever that part of an element comes into view or leaves it. @returns the function that ends it */
export function watchInView(element: Element, ratio: number, onChange: (isInView: boolean) => void): () => void {
  const { observer, watched } = watches.get(ratio) ?? startWatch(ratio);
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer.unobserve(element);
    if (watched.size > 0) return;
    observer.disconnect();
    watches.delete(ratio);
  };
}

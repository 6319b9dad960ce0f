/** Half of an element in view, for a second without a break, is what advertisers call seen. */
export const seen = { ratio: 0.5, ms: 1000 };

interface Watch {
  observer: IntersectionObserver;
  /** Whom to tell whenever so much of an element comes into view or leaves it. */
  watched: Map<Element, (isInView: boolean) => void>;
}

/** One observer for all of which the same part has to be in view; none while nothing is watched. */
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

/** Tells whenever that part of an element comes into view or leaves it. @returns the end of it */
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

/** Half of an element in view, for a second without a break, is what advertisers call seen. */
export const seen = { ratio: 0.5, ms: 1000 };

/** One observer for all that is watched on the page; none while nothing is. */
let observer: IntersectionObserver | null = null;
const watched = new Map<Element, (isInView: boolean) => void>();

/** Tells whenever half of an element comes into view or leaves it. @returns the end of it */
export function watchInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) watched.get(target)?.(intersectionRatio >= seen.ratio);
    },
    { threshold: seen.ratio },
  );
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}

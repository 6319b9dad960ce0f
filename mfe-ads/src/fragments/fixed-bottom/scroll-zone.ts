/** The scroll position relative to the part with the ad: before it, in it, or at the page's end, where the ad would cover links. */
export type ScrollZone = 'above' | 'inside' | 'below';

/** Distance from the page's end at which the ad hides, px. */
const endPx = 200;

export function scrollZoneOf(
  { top, view, whole }: { top: number; view: number; whole: number },
  scrollPercent: number,
): ScrollZone {
  const most = whole - view;
  if (most <= 0 || (top / most) * 100 < scrollPercent) return 'above';
  return most - top < endPx ? 'below' : 'inside';
}

/** Returns the size and scroll position of the window, px. */
export function scrolled() {
  const { scrollHeight } = document.documentElement;
  return { top: window.scrollY, view: window.innerHeight, whole: scrollHeight };
}

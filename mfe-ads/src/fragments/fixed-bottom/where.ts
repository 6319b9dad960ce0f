/** Where the page stands to the part on which the ad is on show: before it, in it, or at the page's end, whose links it would cover. */
export type Where = 'above' | 'inside' | 'below';

/** So near to the page's end, px, the ad makes room. */
const endPx = 200;

export function whereOf(
  { top, view, whole }: { top: number; view: number; whole: number },
  scrollPercent: number,
): Where {
  const most = whole - view;
  if (most <= 0 || (top / most) * 100 < scrollPercent) return 'above';
  return most - top < endPx ? 'below' : 'inside';
}

/** The window, px. */
export function scrolled() {
  const { scrollHeight } = document.documentElement;
  return { top: window.scrollY, view: window.innerHeight, whole: scrollHeight };
}

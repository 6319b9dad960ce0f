/** A page's number, or a gap between pages that are not shown. */
export type PageEntry = number | 'gap';

/**
 * Returns the pages to show: the first, the last and those around the present one, at most seven entries for any number of pages.
 * Both are 1-based; a page outside `1..pages` counts as the nearest one. `pageList(5, 9)` → `[1, 'gap', 4, 5, 6, 'gap', 9]`.
 */
export function pageList(page: number, pages: number): readonly PageEntry[] {
  const present = Math.min(Math.max(page, 1), pages);
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (present <= 4) return [1, 2, 3, 4, 5, 'gap', pages];
  if (present >= pages - 3) return [1, 'gap', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'gap', present - 1, present, present + 1, 'gap', pages];
}

/**
 * Attributes of an element that shows the search. While another search is under way the host marks it with `aria-busy`, from the first
 * click on, before the page is alive too; how that looks is the fragment's matter. React is not to wonder at the mark.
 */
export const followsSearch = { 'data-follows': 'search', suppressHydrationWarning: true } as const;

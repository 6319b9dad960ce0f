/**
 * Attributes of an element that shows the search. While another search is pending, the host sets `aria-busy` on it, from the first
 * click on, even before hydration; the fragment styles it. React must not report the attribute as a mismatch.
 */
export const followsSearch = { 'data-follows': 'search', suppressHydrationWarning: true } as const;

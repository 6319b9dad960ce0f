/**
 * Rules of axe that are switched off: without layout and canvas it cannot check contrast or tell icons from text, and a
 * fragment is not a whole page.
 */
export const restingRules = ['color-contrast', 'label-content-name-mismatch', 'region'] as const;

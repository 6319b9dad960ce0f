/** Rules of axe that rest without layout and canvas: there is no contrast and no telling of icons from text; and a fragment is not a whole page. */
export const restingRules = ['color-contrast', 'label-content-name-mismatch', 'region'] as const;

/**
 * Scheme of pictures and fonts that a stylesheet contains. Pages allow it in their policy, and the
 * gate lets stylesheets load it besides files of their version.
 */
export const inlineScheme = 'data:';

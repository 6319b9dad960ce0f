/**
 * The scheme of what may stand in a stylesheet itself, pictures and fonts: pages name it in their policy, and the gate lets sheets load
 * it besides files of their version.
 */
export const inlineScheme = 'data:';

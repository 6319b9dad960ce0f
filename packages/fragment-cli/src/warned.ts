/** Formats warnings, a line each. */
export const warned = (warnings: readonly string[]): string[] => warnings.map((warning) => `  ! ${warning}`);

/** Initial count. */
export const initial = 0;

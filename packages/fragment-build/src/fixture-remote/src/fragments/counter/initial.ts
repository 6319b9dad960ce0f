/** What the counter begins with. */
export const initial = 0;

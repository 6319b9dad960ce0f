import * as z from 'zod';

/** The subject of the link in an alert: the source `alert`. */
export const alertSchema = z.object({
  /** Default: a saved search. */
  about: z.enum(['search', 'saved-cars']).optional(),
  title: z.string(),
  /** Path of the results. */
  searchResultsURL: z.string(),
  email: z.string(),
  /** Whether the recipient has agreed to emails. */
  confirmed: z.boolean(),
  /** How often emails may be sent: `instant`, `daily`, `weekly`, `never`. */
  pace: z.string(),
});
export type Alert = z.infer<typeof alertSchema>;

/** A saved search that somebody shared, by its id: the source `bookmark`; empty if there is no such search. */
export const bookmarkSchema = z.object({
  myAtcSearchViewBeans: z.array(z.object({ bookmarkTitle: z.string(), searchResultsURL: z.string() })),
});
export type SharedBookmark = z.infer<typeof bookmarkSchema>;

import * as z from 'zod';

/** What the link of a letter is about: the source `alert`. */
export const alertSchema = z.object({
  /** A saved search unless it says otherwise. */
  about: z.enum(['search', 'saved-cars']).optional(),
  title: z.string(),
  /** Path of the results. */
  searchResultsURL: z.string(),
  email: z.string(),
  /** Whether its reader has said yes to emails. */
  confirmed: z.boolean(),
  /** How often it may write: `instant`, `daily`, `weekly`, `never`. */
  pace: z.string(),
});
export type Alert = z.infer<typeof alertSchema>;

/** A saved search that somebody shared, by its id: the source `bookmark`; none where there is none. */
export const bookmarkSchema = z.object({
  myAtcSearchViewBeans: z.array(z.object({ bookmarkTitle: z.string(), searchResultsURL: z.string() })),
});
export type SharedBookmark = z.infer<typeof bookmarkSchema>;

import * as z from 'zod';

/** By whom one may sign in besides the site itself, as the operator says: the source `ways`. */
export const waysSchema = z.object({
  providers: z.array(
    z.object({
      /** In addresses. */
      name: z.string(),
      /** For people: "Continue with …". */
      title: z.string(),
    }),
  ),
});
export type Ways = z.infer<typeof waysSchema>;

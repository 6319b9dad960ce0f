import * as z from 'zod';

/** Providers that visitors can sign in with besides the site itself, as the operator configured them: the source `ways`. */
export const waysSchema = z.object({
  providers: z.array(
    z.object({
      /** Name in URLs. */
      name: z.string(),
      /** Name on the button "Continue with …". */
      title: z.string(),
    }),
  ),
});
export type Ways = z.infer<typeof waysSchema>;

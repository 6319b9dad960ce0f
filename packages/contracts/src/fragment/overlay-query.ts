import * as z from 'zod';
import type { SlotProps } from './fragment';

const querySchema = z.object({
  from: z.string().startsWith('/').max(20_000),
  props: z
    .string()
    .max(2000)
    .default('{}')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'props is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});

/** Parses a query that `overlayHref` wrote; null if it is not one. */
export function readOverlayQuery(query: unknown): { from: string; props: SlotProps } | null {
  return querySchema.safeParse(query).data ?? null;
}

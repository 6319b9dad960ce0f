import * as z from 'zod';
import type { BrowserAnswer } from './messages';

/** The schema of a browser's answer, which is not trusted: the browser runs foreign code. */
export const answerSchema: z.ZodType<BrowserAnswer> = z.object({
  container: z.array(z.string().max(2000)).max(1000),
  faults: z
    .array(
      z.object({ rendering: z.int(), rule: z.enum(['hydrates', 'intrinsics', 'axe']), what: z.string().max(2000) }),
    )
    .max(5000),
  patched: z.array(z.string().max(200)).max(1000),
});

/** A visitor's machine, which speaks another language and stands in another time zone than the server. */
export const elsewhere = {
  LC_ALL: 'de_DE.UTF-8',
  TZ: Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Tokyo' ? 'America/Denver' : 'Asia/Tokyo',
};

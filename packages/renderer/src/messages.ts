/** Schemas of a renderer's messages, which are not trusted: it runs foreign code. */
import * as z from 'zod';
import type { Frame } from './frames';
import type { FromRenderer } from './protocol';

const outcomes = ['ok', 'empty', 'fallback', 'late'] as const;
const reasons = ['threw', 'too-large', 'bad-markup', 'not-loaded'] as const;
const text = z.string().max(20_000);
const duration = z.number().min(0).max(3_600_000);

const messageSchema: z.ZodType<FromRenderer> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong'), id: z.int(), heapBytes: z.number().optional() }),
  z.object({ type: z.literal('loaded'), key: text, error: z.string().nullable() }),
  z.object({
    type: z.literal('side-effect'),
    sideEffect: z.object({ key: text, kind: z.enum(['rejection', 'timer', 'console']), message: z.string() }),
  }),
  z.object({
    type: z.literal('rendered'),
    result: z.object({
      id: z.int(),
      slots: z.array(z.object({ slot: text, outcome: z.enum(outcomes), ms: z.number().optional() })).max(200),
      failures: z
        .array(z.object({ slot: text, key: text, fragment: text, reason: z.enum(reasons), message: z.string() }))
        .max(1000),
      rendered: z
        .array(
          z.object({
            ...{ key: text, fragment: text, slot: text },
            ...{ at: duration, ms: duration, ownMs: z.number() },
          }),
        )
        .max(2000),
      heapBytes: z.number(),
    }),
  }),
]);

/** Parses a message. @throws when it is not a renderer's message */
export function readMessage({ message, texts }: Frame): { message: FromRenderer; texts: readonly string[] } {
  const read = messageSchema.parse(message);
  const wanted = read.type === 'rendered' ? read.result.slots.length : 0;
  if (texts.length !== wanted) throw new Error(`${texts.length} texts instead of ${wanted}`);
  return { message: read, texts };
}

import { nameSchema, versionSchema } from '@forecourt/contracts';
import { reasonsOf } from '@forecourt/service';
import * as z from 'zod';
import { emptyState, stateSchema } from '../state';

/** The one object that moves: the state, and the names of the objects that belong to it. */
const pointerSchema = z.strictObject({
  schema: z.literal(1),
  state: stateSchema,
  /** remote → version → name of its archive. */
  archives: z.record(nameSchema, z.record(versionSchema, z.string())),
  /** The latest segment of the audit log; null if all entries are in the state. */
  segment: z.string().nullable(),
  /** Ids of the latest changes, the newest last: a registry that got no answer to its write looks for it here. */
  commits: z.array(z.string()),
});
export type Pointer = z.infer<typeof pointerSchema>;

export const emptyPointer: Pointer = { schema: 1, state: emptyState, archives: {}, segment: null, commits: [] };

/** Number of ids in `commits`: more than there are changes between a write and the read after it. */
export const commitsLimit = 200;

/** Parses a pointer. @param name of the object, for people @throws if it is damaged, or of a newer version */
export function readPointer(text: string, name: string): Pointer {
  try {
    return pointerSchema.parse(JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? reasonsOf(cause).join('; ') : String(cause);
    throw new Error(`${name} is damaged, or of a newer registry (${why}). Restore it, or update this one.`, { cause });
  }
}

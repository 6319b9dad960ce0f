/** How a version looks beside the one before it, in states of the gate's test pages: what `fragment gallery --compare` shows. */
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';
import { picturesSchema } from './rehearsal';
import { stateModes } from './states';

const differingLookSchema = z.strictObject({
  fragment: nameSchema,
  brand: nameSchema,
  /** The test page, as a description that follows "shown". */
  page: z.string(),
  mode: z.enum(stateModes),
  /** CSS pixels. */
  width: z.int(),
  ...picturesSchema.shape,
});

/** Answer of `POST /v1/remotes/{remote}/{version}/looks`. */
export const looksSchema = z.strictObject({
  /** The version before. */
  against: versionSchema,
  /** Pairs of states that were compared. */
  states: z.int().min(0),
  /** Pairs of pictures that were taken: none of states with the same HTML and styles. */
  pictures: z.int().min(0),
  differing: z.array(differingLookSchema),
  /** Sentences about pictures that are missing. */
  warnings: z.array(z.string()),
});

export type DifferingLook = z.infer<typeof differingLookSchema>;
export type Looks = z.infer<typeof looksSchema>;

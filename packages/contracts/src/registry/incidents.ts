/** Incidents that a registry remembers since it was started, for operators and teams. */
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';

/** An upload that the gate refused. */
const refusedUploadSchema = z.object({
  at: z.iso.datetime(),
  remote: nameSchema,
  version: versionSchema,
  /** Name of the token or session, and of its person if that is another. */
  who: z.string(),
  person: z.string().optional(),
  /** The gate's findings, a sentence each. */
  reasons: z.array(z.string()),
});

/** A warning about what the registry stores: a damaged audit log, missing files, an interrupted write. */
const storeWarningSchema = z.object({ at: z.iso.datetime(), text: z.string() });

/** Answer to `GET /v1/incidents`: the latest first. */
export const incidentsSchema = z.object({
  refused: z.array(refusedUploadSchema),
  warnings: z.array(storeWarningSchema),
});

export type RefusedUpload = z.infer<typeof refusedUploadSchema>;
export type Incidents = z.infer<typeof incidentsSchema>;

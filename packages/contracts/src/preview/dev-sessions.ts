/**
 * Sessions of `fragment dev`. The registry holds the last builds of a session in memory, shells show them to browsers with the
 * session's preview only, and nothing of it is published, stored or promoted. A session ends with its command.
 */
import * as z from 'zod';
import { integritySchema, nameSchema, versionSchema } from '../names/names';

/** Secret of a session, 192 bits: whoever knows it may read the session's builds and send reports to its command. */
export const sessionKeySchema = z.string().regex(/^[\w-]{32}$/, 'the key of a session');

/** Time without a request of its command after which a session ends, ms. */
export const leaseMs = 15_000;
/** Longest time that the registry holds a request for reports, ms. */
export const reportsWaitMs = 5000;

/** Body of `POST /v1/dev`. */
export const beginDevSchema = z.strictObject({
  remote: nameSchema,
  /** Version of the remote's package.json. */
  version: versionSchema,
  brand: nameSchema,
  /** Page that the link leads to. */
  page: z.string().max(1000),
});

/** Answer to `POST /v1/dev`. */
export const begunDevSchema = z.object({
  key: sessionKeySchema,
  /** The versions of its builds are this text and `.1`, `.2`, … */
  prefix: versionSchema,
  /** Link that shows the builds to one browser. */
  url: z.url(),
  expiresAt: z.iso.datetime(),
});

const text = (most: number) => z.string().max(most);

/** An error of a build, or of a render or a browser, resolved to the developer's source. */
export const devProblemSchema = z.strictObject({
  from: z.enum(['build', 'server', 'browser']),
  message: text(4000),
  /** Path from the remote's folder; null if it is not known. */
  file: text(300).nullable(),
  line: z.int().min(1).nullable(),
  /** The source around the line, as text. */
  frame: text(4000).nullable(),
});

/** A finding of the gate for the last build that it has checked. */
const devFindingSchema = z.strictObject({ rule: text(64), what: text(1000), remedy: text(1000) });

/** Body of `PUT /v1/dev/{key}/notes`: what the command knows of the last build besides its files. */
export const devNotesSchema = z.strictObject({
  problem: devProblemSchema.nullable(),
  /** null before the gate has checked the first build. */
  findings: z.array(devFindingSchema).max(50).nullable(),
});

/** Body of `PUT /v1/dev/{key}/builds/{version}`: the files that differ from the build before, base64 by path, with `manifest.json`. */
export const devBuildSchema = z.strictObject({ files: z.record(text(200), z.base64()) });

/** State of a session; an event of `GET /v1/dev/{key}/stream`. */
export const devStateSchema = z.strictObject({
  remote: nameSchema,
  /** null before the first build. */
  build: z
    .strictObject({
      version: versionSchema,
      /** Integrity of its `manifest.json`. */
      manifest: integritySchema,
      /** Present if its sources may request a visitor's personal data. */
      personal: z.literal(true).optional(),
    })
    .nullable(),
  ...devNotesSchema.shape,
});

/** Body of `POST /v1/dev/{key}/reports`: a page shows a build, or a build failed on the server or in a browser. */
export const devReportSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shown'), version: versionSchema, how: z.enum(['refreshed', 'loaded']) }),
  z.strictObject({ kind: z.enum(['server', 'browser']), version: versionSchema, stack: text(8000) }),
]);

/** Answer of `POST /v1/dev/{key}/lease`: the reports after the number `after`, at once or when the next one arrives. */
export const devReportsSchema = z.object({ reports: z.array(devReportSchema), last: z.int().min(0) });

/** Body of `POST /v1/dev/{key}/lease`. */
export const devLeaseSchema = z.strictObject({ after: z.int().min(0) });

export type BeginDev = z.infer<typeof beginDevSchema>;
export type BegunDev = z.infer<typeof begunDevSchema>;
export type DevProblem = z.infer<typeof devProblemSchema>;
export type DevNotes = z.infer<typeof devNotesSchema>;
export type DevState = z.infer<typeof devStateSchema>;
export type DevReport = z.infer<typeof devReportSchema>;
export type DevReports = z.infer<typeof devReportsSchema>;

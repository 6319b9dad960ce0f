/** Errors of versions: shells report them to the registry, and teams read them there. */
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';

/** Maximum of different errors in a report, and of those that the registry remembers of a version. */
export const mostErrors = 20;
/** Maximum length of an error's text, characters. */
export const longestError = 4000;

const failure = {
  where: z.enum(['server', 'browser']),
  /** The part that failed: `slot filters`, `loading`, `rejection`. */
  what: z.string().max(100),
  /**
   * Message and stack, with lines of the team's source where its version has a source map. Not to be trusted: a version says what it likes, and
   * so does a browser.
   */
  text: z.string().max(longestError),
  /** How often it happened. */
  count: z.int().min(1).max(1_000_000_000),
};

const reportedErrorSchema = z.strictObject({ remote: nameSchema, version: versionSchema, ...failure });

/** Body of `POST /v1/errors`. */
export const errorReportSchema = z.strictObject({ errors: z.array(reportedErrorSchema).max(mostErrors) });

/** Answer to `GET /v1/remotes/{remote}/{version}/errors`: the latest first. */
export const versionErrorsSchema = z.object({
  errors: z.array(z.object({ ...failure, first: z.iso.datetime(), last: z.iso.datetime() })),
});

/** Answer to `GET /v1/errors`: live versions with errors, each with the brands that serve it. */
export const liveErrorsSchema = z.object({
  versions: z.array(z.object({ remote: nameSchema, version: versionSchema, brands: z.array(z.string()) })),
});

export type ReportedError = z.infer<typeof reportedErrorSchema>;
export type ErrorReport = z.infer<typeof errorReportSchema>;
export type VersionErrors = z.infer<typeof versionErrorsSchema>;
export type LiveErrors = z.infer<typeof liveErrorsSchema>;

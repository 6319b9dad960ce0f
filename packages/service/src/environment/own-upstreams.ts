import { nameSchema } from '@forecourt/contracts';
import * as z from 'zod';
import { listOrFile } from './list-or-file';

/** An upstream that an operator adds for remotes' sources. */
const ownUpstreamSchema = z.strictObject({
  name: nameSchema,
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** Paths that remotes may request: these and all below them. */
  paths: z.array(z.string().startsWith('/').max(200)).min(1).max(50).default(['/']),
  /** Timeout of a whole answer, ms; a source may set less. */
  timeoutMs: z.int().min(10).max(30_000).default(5000),
  /** Largest answer that is read, bytes; answers are written into pages. */
  answerBytes: z.int().min(1000).max(10_000_000).default(1_000_000),
  /** For each source: the number of failures in a row that opens its breaker, and how long it stays open, ms. */
  breaker: z
    .strictObject({ failures: z.int().min(1).max(100), restMs: z.int().min(100).max(600_000) })
    .default({ failures: 5, restMs: 10_000 }),
});

export type OwnUpstream = z.output<typeof ownUpstreamSchema>;

/**
 * Returns the schema of the variable `UPSTREAMS`: JSON, or the path of a file that holds it.
 * @param builtIn names of the site's own upstreams, which cannot be replaced
 */
export function ownUpstreams(builtIn: readonly string[]) {
  const schema = z
    .array(ownUpstreamSchema)
    .max(100)
    .refine(
      (all) => all.every(({ name }) => !builtIn.includes(name)),
      `a name of the site’s own: ${builtIn.join(', ')}`,
    )
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'two upstreams of one name');
  return listOrFile(schema).meta({
    description:
      'Services besides the site’s own that sources of remotes may ask: name, url, and if need be paths, timeoutMs, answerBytes, breaker. The same for shells and registry.',
    form: 'a JSON list such as [{"name":"recalls","url":"https://recalls.example"}] without the names of the site’s own, or the path of a file with one',
    standard: 'none',
  });
}

/** Returns the paths that remotes may request, by upstream. */
export function pathsOf(upstreams: readonly OwnUpstream[]): Record<string, readonly string[]> {
  return Object.fromEntries(upstreams.map(({ name, paths }) => [name, paths]));
}

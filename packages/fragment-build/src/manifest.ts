import { contractVersion, type Manifest, manifestGaps, manifestSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { siteRules } from '@forecourt/site';
import * as z from 'zod';
import type { FragmentFacts } from './evaluate';
import type { RemoteFolder } from './remote-folder';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** What we read of the federation plugin's own `mf-manifest.json`. */
export const federationManifestSchema = z.object({
  shared: z.array(z.object({ name: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});
export type FederationManifest = z.infer<typeof federationManifestSchema>;

/** What a manifest is put together from. */
export interface ManifestParts {
  remote: RemoteFolder;
  federation: FederationManifest;
  facts: Readonly<Record<string, FragmentFacts>>;
  /** The stylesheet of `packages/ui`, where the remote uses it. */
  uiStylesheet: string | null;
  /** Semver ranges of the shared packages that the remote uses. */
  shared: Readonly<Record<string, string>>;
  sources: unknown;
  /** What the remote allows itself, where it says so. */
  budgets: unknown;
  files: ReadonlyMap<string, Buffer>;
}

/** @throws Error with all the reasons why this remote cannot be published. */
export function makeManifest(parts: ManifestParts): Manifest {
  const { remote, files } = parts;
  const parsed = manifestSchema.safeParse({
    schema: 1,
    name: remote.name,
    version: remote.version,
    contract: `^${contractVersion}`,
    container: remote.container,
    entry: 'remoteEntry.js',
    server: 'server.js',
    fragments: Object.fromEntries(remote.fragments.map((name) => [name, fragmentOf(name, parts)])),
    sources: parts.sources,
    budgets: parts.budgets,
    shared: parts.shared,
    files: Object.fromEntries(
      [...files].map(([path, content]) => [path, { size: content.length, integrity: integrityOf(content) }]),
    ),
  });
  if (!parsed.success)
    throw new Error(`The manifest of ${remote.name} is not valid:\n${z.prettifyError(parsed.error)}`);
  // Which upstreams a site has besides its own, its registry knows.
  const gaps = manifestGaps(parsed.data, siteRules, null);
  if (gaps.length > 0) throw new Error(`The manifest of ${remote.name} does not hang together:\n${gaps.join('\n')}`);
  return parsed.data;
}

function fragmentOf(name: string, { federation, facts, uiStylesheet }: ManifestParts): unknown {
  const exposed = federation.exposes.find(({ path }) => path === `./${name}`);
  if (exposed === undefined) throw new Error(`The browser container does not expose ./${name}.`);
  const { js, css } = exposed.assets;
  return {
    ...facts[name],
    expose: exposed.path,
    js: js.sync,
    // Stylesheets of lazily loaded parts too: no script adds any later.
    css: [...new Set([...(uiStylesheet === null ? [] : [uiStylesheet]), ...css.sync, ...css.async])],
  };
}

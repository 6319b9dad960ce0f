import { contractVersion, type Manifest, manifestGaps, manifestSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { siteRules } from '@forecourt/site';
import * as z from 'zod';
import type { FragmentFacts } from './evaluate';
import type { RemoteFolder } from './remote-folder';

const assetsSchema = z.object({ sync: z.array(z.string()) });

/** The part of the federation plugin's `mf-manifest.json` that we read. */
export const federationManifestSchema = z.object({
  shared: z.array(z.object({ name: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema }) })),
});
export type FederationManifest = z.infer<typeof federationManifestSchema>;

/** The parts of a manifest. */
export interface ManifestParts {
  remote: RemoteFolder;
  federation: FederationManifest;
  facts: Readonly<Record<string, FragmentFacts>>;
  /** Stylesheets of each fragment. */
  styles: Readonly<Record<string, readonly string[]>>;
  /** Semver ranges of the shared packages that the remote uses. */
  shared: Readonly<Record<string, string>>;
  sources: unknown;
  /** The remote's own budgets, if any. */
  budgets: unknown;
  /** The remote's own tolerances, if any. */
  tolerances: unknown;
  files: ReadonlyMap<string, Buffer>;
}

/** Assembles the manifest. @throws Error with every reason why this remote cannot be published */
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
    tolerances: parts.tolerances,
    shared: parts.shared,
    files: Object.fromEntries(
      [...files].map(([path, content]) => [path, { size: content.length, integrity: integrityOf(content) }]),
    ),
  });
  if (!parsed.success)
    throw new Error(`The manifest of ${remote.name} is not valid:\n${z.prettifyError(parsed.error)}`);
  // Only the registry knows which upstreams an operator has added.
  const gaps = manifestGaps(parsed.data, siteRules, null);
  if (gaps.length > 0) throw new Error(`The manifest of ${remote.name} is inconsistent:\n${gaps.join('\n')}`);
  return parsed.data;
}

function fragmentOf(name: string, { federation, facts, styles }: ManifestParts): unknown {
  const exposed = federation.exposes.find(({ path }) => path === `./${name}`);
  if (exposed === undefined) throw new Error(`The browser container does not expose ./${name}.`);
  return {
    ...facts[name],
    expose: exposed.path,
    js: exposed.assets.js.sync,
    css: styles[name],
  };
}

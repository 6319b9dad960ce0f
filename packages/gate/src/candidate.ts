import { type Manifest, type ModuleKey, moduleKey } from '@forecourt/contracts';

/** A version whose manifest and files are valid, before any of it is run. */
export interface Candidate {
  key: ModuleKey;
  manifest: Manifest;
  /** Text of its `server.js`. */
  code: string;
  /** Its browser scripts by path. */
  scripts: Readonly<Record<string, string>>;
}

export function candidateOf(manifest: Manifest, files: ReadonlyMap<string, Uint8Array>): Candidate {
  const text = (path: string) => Buffer.from(files.get(path) ?? new Uint8Array()).toString('utf8');
  const scripts = Object.keys(manifest.files).filter((path) => path.endsWith('.js') && path !== manifest.server);
  return {
    key: moduleKey(manifest.name, manifest.version),
    manifest,
    code: text(manifest.server),
    scripts: Object.fromEntries(scripts.map((path) => [path, text(path)])),
  };
}

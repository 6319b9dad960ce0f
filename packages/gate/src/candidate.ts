import { type Manifest, type ModuleKey, moduleKey } from '@forecourt/contracts';

/** A version whose manifest and files hold, before anything of it was run. */
export interface Candidate {
  key: ModuleKey;
  manifest: Manifest;
  /** Text of its `server.js`. */
  code: string;
}

export function candidateOf(manifest: Manifest, files: ReadonlyMap<string, Uint8Array>): Candidate {
  return {
    key: moduleKey(manifest.name, manifest.version),
    manifest,
    code: Buffer.from(files.get(manifest.server) ?? new Uint8Array()).toString('utf8'),
  };
}

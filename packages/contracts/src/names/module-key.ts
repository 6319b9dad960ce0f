/** One version of one remote, `mfe-filters@1.0.0`: the unit that is loaded, rendered, blamed for a failure and withdrawn. */
export type ModuleKey = string;

export function moduleKey(remote: string, version: string): ModuleKey {
  return `${remote}@${version}`;
}

/** Splits a key into remote and version; names contain no `@`. */
export function moduleOf(key: ModuleKey): { remote: string; version: string } {
  const at = key.indexOf('@');
  return { remote: key.slice(0, at), version: key.slice(at + 1) };
}

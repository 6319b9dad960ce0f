/** One version of one remote, `mfe-filters@1.0.0`: what is loaded, rendered, blamed and retired as one. */
export type ModuleKey = string;

export function moduleKey(remote: string, version: string): ModuleKey {
  return `${remote}@${version}`;
}

/** Takes a key apart again; names hold no `@`. */
export function moduleOf(key: ModuleKey): { remote: string; version: string } {
  const at = key.indexOf('@');
  return { remote: key.slice(0, at), version: key.slice(at + 1) };
}

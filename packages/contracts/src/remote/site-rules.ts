/** Paths of upstreams that remotes may request, by upstream: these paths and all below them. */
export type OwnPaths = Readonly<Record<string, readonly string[]>>;

/** A site's rules for the sources of remotes; `packages/site` has those of this site. */
export interface SiteRules {
  /** Names of the site's own sources: every remote may need them, and none may bring a source of the same name. */
  sources: readonly string[];
  /** Names of the parts by source, of those sources of which fragments may need a part. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Paths of the site's upstreams that remotes' own sources may request; of a personal upstream exactly these, nothing below them. */
  paths: OwnPaths;
  /**
   * Upstreams whose answers belong to one visitor: a source of theirs has to be marked personal, and no other source may be.
   * Only versions that were published with a token with the permission `personal` may have such sources.
   */
  personal: readonly string[];
}

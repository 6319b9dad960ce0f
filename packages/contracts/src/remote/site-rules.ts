/** What remotes may ask of upstreams, by upstream: these paths and all below them. */
export type OwnPaths = Readonly<Record<string, readonly string[]>>;

/** What a site lays down about the sources of remotes; `packages/site` has those of this site. */
export interface SiteRules {
  /** Names of the site's own sources: every remote may need them, none may bring one of these names. */
  sources: readonly string[];
  /** What remotes may ask of the site's upstreams in sources of their own; of a personal upstream each path by itself, nothing below it. */
  paths: OwnPaths;
  /**
   * Upstreams whose answers belong to one visitor: a source of theirs says that it is personal, and no other one may. Only versions that
   * were published with a token that allows `personal` have any.
   */
  personal: readonly string[];
}

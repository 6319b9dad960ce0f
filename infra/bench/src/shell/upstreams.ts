/** What the shell asks, and whom. */
export { sourceTable } from '@forecourt/shell/src/server/pages/sources';
export { broughtSource, type SourceDefinition } from '@forecourt/shell/src/server/steps/data/source';
export { type UpstreamUrls, upstreams } from '@forecourt/shell/src/server/upstreams';

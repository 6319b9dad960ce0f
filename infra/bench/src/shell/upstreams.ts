/** The shell's sources and the upstreams that it requests them from. */
export { sourceTable } from '@forecourt/shell/src/server/pages/sources';
export { broughtSource, type SourceDefinition } from '@forecourt/shell/src/server/steps/data/source';
export { type UpstreamUrls, upstreams } from '@forecourt/shell/src/server/upstreams';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, manifestSchema } from '@forecourt/contracts';
import { broughtSource, type SourceDefinition, sourceTable, type UpstreamUrls, upstreams } from '../shell/upstreams';
import { measuredBrand } from './measured';

/**
 * Returns the sources of the measured page by name, for an anonymous visitor: the shell's own, and those of its remotes.
 * @param root the repository, built
 */
export function measuredSources(
  root: string,
  { layouts, flags }: Brand = measuredBrand,
): [name: string, source: SourceDefinition][] {
  const { slots } = layouts.results!;
  const manifests = new Map(
    [...new Set(slots.map(({ remote }) => remote))].sort().map((remote) => {
      const file = join(root, remote, 'dist/fragment/manifest.json');
      return [remote, manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))];
    }),
  );
  const needed = new Set([
    'listing',
    ...slots.flatMap(({ remote, fragment }) => manifests.get(remote)?.fragments[fragment]?.needs ?? []),
  ]);
  const brought = Object.fromEntries([...manifests.values()].flatMap(({ sources }) => Object.entries(sources)));
  return [...needed].flatMap((name): [string, SourceDefinition][] => {
    const row = brought[name];
    const source = sourceTable[name] ?? (row && broughtSource(row));
    const isAsked = source !== undefined && !source.isPersonal && (source.flag === undefined || flags[source.flag]);
    return isAsked ? [[name, source]] : [];
  });
}

/** Returns URLs that send all upstream requests to the fixed answers. */
export function allAt(url: string): UpstreamUrls {
  return Object.fromEntries(upstreams.map(([name]) => [name, url])) as UpstreamUrls;
}

/** Returns the environment variables that name these upstreams. */
export function environmentOf(urls: Partial<UpstreamUrls>): Record<string, string> {
  return Object.fromEntries(
    upstreams.flatMap(([name, { urlVariable }]) => {
      const url = urls[name];
      return url === undefined ? [] : [[urlVariable, url]];
    }),
  );
}

/** Returns the upstreams that an environment names. */
export function upstreamsIn(environment: Readonly<Record<string, string | undefined>>): UpstreamUrls {
  return Object.fromEntries(
    upstreams.map(([name, { urlVariable }]) => [name, environment[urlVariable] ?? '']),
  ) as UpstreamUrls;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSchema } from '@forecourt/contracts';
import { sourceTable } from '@forecourt/shell/src/server/pages/sources';
import { broughtSource, type SourceDefinition } from '@forecourt/shell/src/server/steps/data/source';
import { type UpstreamUrls, upstreams } from '@forecourt/shell/src/server/upstreams';
import { measuredBrand, measuredLayout } from './remotes';

/** The sources that the measured brand has, by name: the shell's own, and those that its remotes bring. @param root the repository, built */
export function measuredSources(root: string): [name: string, source: SourceDefinition][] {
  const remotes = [...new Set(measuredLayout.slots.map(({ remote }) => remote))].sort();
  const brought = remotes.flatMap((remote) => {
    const file = join(root, remote, 'dist/fragment/manifest.json');
    return Object.entries(manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).sources);
  });
  return [
    ...Object.entries(sourceTable),
    ...brought.flatMap(([name, row]): [string, SourceDefinition][] => {
      const source = broughtSource(row);
      return source === undefined ? [] : [[name, source]];
    }),
  ].filter(([, { flag }]) => flag === undefined || measuredBrand.flags[flag]);
}

/** Every upstream at one address, that of the fixed answers. */
export function allAt(url: string): UpstreamUrls {
  return Object.fromEntries(upstreams.map(([name]) => [name, url])) as UpstreamUrls;
}

/** The environment that sends a program to these upstreams. */
export function environmentOf(urls: Partial<UpstreamUrls>): Record<string, string> {
  return Object.fromEntries(
    upstreams.flatMap(([name, { urlVariable }]) => {
      const url = urls[name];
      return url === undefined ? [] : [[urlVariable, url]];
    }),
  );
}

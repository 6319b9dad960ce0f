import { isPrivateFile, type Manifest } from '@forecourt/contracts';
import type { VersionDetail } from '@forecourt/contracts/registry-api';
import { sbomPath } from '@forecourt/contracts/sbom';

/** Returns what a version consists of, by its manifest. */
export function detailOf(manifest: Manifest): VersionDetail {
  const { name, version, contract, entry, files, fragments, sources, shared } = manifest;
  const shown = Object.entries(files).flatMap(([path, { size }]) =>
    isPrivateFile(path) ? [] : [{ path, bytes: size }],
  );
  return {
    ...{ remote: name, version, contract, shared },
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
    files: shown.sort((one, other) => other.bytes - one.bytes),
    fragments: mapValues(fragments, ({ needs, hydrate, slots, js, css }) => ({
      ...{ needs, hydrate, slots },
      bytes: [entry, ...js, ...css].reduce((sum, path) => sum + (files[path]?.size ?? 0), 0),
    })),
    sources: mapValues(sources, ({ upstream, path, personal }) => ({ upstream, path, personal })),
    hasPackageList: Object.hasOwn(files, sbomPath),
  };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

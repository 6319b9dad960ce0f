import { type FragmentManifest, isPrivateFile, type Manifest } from '@forecourt/contracts';
import type { VersionDetail } from '@forecourt/contracts/registry-api';
import { sbomPath } from '@forecourt/contracts/sbom';

/** Returns what a version consists of, by its manifest. */
export function detailOf(manifest: Manifest): VersionDetail {
  const { name, version, contract, files, fragments, sources, shared } = manifest;
  const shown = Object.entries(files).flatMap(([path, { size }]) =>
    isPrivateFile(path) ? [] : [{ path, bytes: size }],
  );
  return {
    ...{ remote: name, version, contract, shared },
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
    files: shown.sort((one, other) => other.bytes - one.bytes),
    fragments: mapValues(fragments, (fragment) => {
      const { needs, hydrate, slots } = fragment;
      return { needs, hydrate, slots, bytes: bytesOf(manifest, fragment) };
    }),
    sources: mapValues(sources, ({ upstream, path, personal }) => ({ upstream, path, personal })),
    hasPackageList: Object.hasOwn(files, sbomPath),
  };
}

/** Returns the bytes of the scripts and stylesheets that a fragment is loaded with, uncompressed. */
export function bytesOf({ entry, files }: Manifest, { js, css }: FragmentManifest): number {
  return [entry, ...js, ...css].reduce((sum, path) => sum + (files[path]?.size ?? 0), 0);
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Manifest, manifestSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { RemoteVersion } from '../shell/fakes';
import { measuredLayout } from './measured';
import type { Workbench } from './workbench';

/** The remotes of the measured page, as they were built. @throws when one was not */
export function builtRemotes(bench: Workbench): Map<string, RemoteVersion> {
  const names = [...new Set(measuredLayout.slots.map((slot) => slot.remote))].sort();
  return new Map(names.map((name) => [name, readVersion(bench.built(`${name}/dist/fragment`))]));
}

function readVersion(folder: string): RemoteVersion {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
    }),
  );
}

export function manifestIn(version: RemoteVersion): Manifest {
  return manifestSchema.parse(JSON.parse(fileIn(version, 'manifest.json').toString()));
}

export function fileIn(version: RemoteVersion, path: string): Buffer {
  const bytes = version.get(path);
  if (bytes === undefined) throw new Error(`The version has no ${path}.`);
  return bytes;
}

/** The same remote under another version number, with some files replaced: a deployment. */
export function redeployed(
  of: RemoteVersion,
  number: string,
  replaced: Readonly<Record<string, Buffer>> = {},
): RemoteVersion {
  const files = new Map(Object.entries({ ...Object.fromEntries(of), ...replaced }));
  files.delete('manifest.json');
  const manifest: Manifest = {
    ...manifestIn(of),
    version: number,
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [path, { size: bytes.length, integrity: integrityOf(bytes) }]),
    ),
  };
  return files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Manifest, manifestSchema } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import type { RemoteVersion } from '../shell/fakes';
import { measuredLayout } from './measured';
import type { Workbench } from './workbench';

/** Returns the built remotes of the measured page. @throws if one is not built */
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

/** Returns a remote with another version number and some files replaced, as a deployment would. */
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

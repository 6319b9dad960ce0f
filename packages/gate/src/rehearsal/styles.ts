import type { Version } from './comparable-html';

/** Returns, for each fragment whose stylesheets differ between two versions, the paths of those that are not in both. */
export function changedSheets(before: Version, after: Version): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, { css }] of Object.entries(after.manifest.fragments)) {
    const old = before.manifest.fragments[name]?.css ?? [];
    const [sheetsBefore, sheetsAfter] = [digests(before, old), digests(after, css)];
    const paths = [
      ...old.filter((path) => !sheetsAfter.has(digest(before, path))),
      ...css.filter((path) => !sheetsBefore.has(digest(after, path))),
    ];
    if (paths.length > 0) changed.set(name, paths.join(', '));
  }
  return changed;
}

const digest = ({ manifest }: Version, path: string) => manifest.files[path]?.integrity;
const digests = (version: Version, paths: readonly string[]) => new Set(paths.map((path) => digest(version, path)));

/** Returns the text of a fragment's stylesheets, in order. */
export function sheetsOf({ manifest, files }: Version, fragment: string): string {
  const paths = manifest.fragments[fragment]?.css ?? [];
  return paths.map((path) => Buffer.from(files.get(path) ?? new Uint8Array()).toString()).join('\n');
}

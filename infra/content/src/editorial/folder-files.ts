import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorialKind } from '@forecourt/site';

/** Folder of each kind, in the order in which they may use an address. */
export const kindFolders = [
  ['article', 'articles'],
  ['expert-review', 'expert-reviews'],
] as const satisfies readonly (readonly [EditorialKind, string])[];

/** Folder of the pictures beside them. */
const picturesFolder = 'pictures';
const extension = '.md';
/** Maximum number of texts of a folder. */
const mostFiles = 2_000;

/** A file of an editor. */
export interface EditorialFile {
  kind: EditorialKind;
  slug: string;
  /** Absolute path; path for messages and copies, `articles/name.md`. */
  path: string;
  name: string;
  /** Folder of its pictures. */
  pictures: string;
  /** State of the file, which differs after a change. */
  mark: string;
}

/** Lists the texts of a folder; none if there is no such folder. @param root an absolute path */
export async function filesOf(root: string): Promise<EditorialFile[]> {
  const lists = kindFolders.map(async ([kind, folder]) => {
    const names = await readdir(join(root, folder)).catch(() => []);
    const texts = names.filter((name) => name.endsWith(extension)).sort();
    return Promise.all(
      texts.slice(0, mostFiles).map(async (name) => {
        const path = join(root, folder, name);
        const slug = name.slice(0, -extension.length);
        const pictures = join(root, folder, picturesFolder);
        return { kind, slug, path, name: `${folder}/${name}`, pictures, mark: await markOf(path) };
      }),
    );
  });
  return (await Promise.all(lists)).flat();
}

/** Returns the state of a file, which differs after a change. */
export async function markOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found === null ? 'none' : `${found.mtimeMs} ${found.size} ${found.ino}`;
}

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Folders of the workspaces, relative to the root: folders with a package.json at the top level, in `packages` and in `infra`. */
export const workspaceFolders = ['.', 'packages', 'infra']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .sort();

/** Returns the path of a workspace's test report, relative to the root. @param name project of its browser tests */
export const reportOf = (folder, name = 'tests') => join(folder, `.cache/${name}.json`);

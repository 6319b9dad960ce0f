import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Folders of the tree's workspaces, from the root: what stands at the top, in `packages` and in `infra` with a package.json. */
export const workspaceFolders = ['.', 'packages', 'infra']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .sort();

/** Where the figures of a workspace's tests lie, from the root; those of its browser tests by their project. */
export const reportOf = (folder, name = 'tests') => join(folder, `.cache/${name}.json`);

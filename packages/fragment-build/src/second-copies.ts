import type { Compilation } from 'webpack';
import { isWithin, packageFolder } from './remote-folder';
import { singletons } from './shared';

/**
 * Finds modules of packages that the host provides. A second copy would have state of its own: two Reacts,
 * a context without provider.
 * @returns one line for each such package: the bundled module, and the import to use instead
 */
export function secondCopies({ modules }: Compilation, remoteFolder: string): string[] {
  const paths = [...modules].map((module) => module.nameForCondition()).filter((path) => path !== null);
  return singletons.flatMap((name) => {
    const folder = packageFolder(name, remoteFolder);
    const path = paths.find((path) => folder !== null && isWithin(folder, path) && !isWithin(remoteFolder, path));
    return path === undefined ? [] : [`${path}: import "${name}" itself, not a path inside it.`];
  });
}

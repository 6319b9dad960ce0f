import { join } from 'node:path';
import { CommandError } from './command-error';
import { builtFolder, builtFolderOf, findSource, noSource } from './remote-folder';
import type { Surroundings } from './surroundings';

/**
 * Returns the folder of a built version: the given one if it contains one, else that of a remote, built now.
 * @throws CommandError if there is nothing to build, or the build fails
 */
export async function builtOf(given: string, surroundings: Surroundings): Promise<string> {
  const { build, signal, called, ...places } = surroundings;
  const built = builtFolderOf(given, places);
  if (built !== null) return built;
  const source = await findSource(given, places);
  if (source === null) throw noSource(given, called);
  if (await build(source.folder, source.version, builtFolder, signal)) return join(source.folder, builtFolder);
  throw new CommandError(`${source.name} does not build; nothing was uploaded.`);
}

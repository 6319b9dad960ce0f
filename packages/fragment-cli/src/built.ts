import { join } from 'node:path';
import { CommandError } from './command-error';
import { builtFolder, builtFolderOf, findSource, noSource } from './remote-folder';
import type { Surroundings } from './surroundings';

/**
 * The folder of a built version: the one given where it holds one, else a remote's, built now.
 * @throws CommandError when there is nothing to build, or it does not build
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

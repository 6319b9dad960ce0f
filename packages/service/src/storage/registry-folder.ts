import { join } from 'node:path';

/** Returns the registry's folder inside the data folder; commands on the same machine look for its token there, too. */
export function registryFolder(dataFolder: string): string {
  return join(dataFolder, 'registry');
}

/** Returns the file of the token that the registry created for itself, if none is configured. @param folder the registry's own */
export function tokenFile(folder: string): string {
  return join(folder, 'token');
}

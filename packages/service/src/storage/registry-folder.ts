import { join } from 'node:path';

/** Where the registry lives inside the data folder; commands of the same machine look for its token there, too. */
export function registryFolder(dataFolder: string): string {
  return join(dataFolder, 'registry');
}

/** The file of the token that the registry made for itself, where none is configured. @param folder the registry's own */
export function tokenFile(folder: string): string {
  return join(folder, 'token');
}

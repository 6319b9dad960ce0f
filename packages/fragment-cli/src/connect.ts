import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loopback, readEnvironment, reasonOf, registryFolder, tokenFile } from '@forecourt/service';
import { RegistryClient } from './client';
import { CommandError, exitCodes } from './command-error';
import { environmentSchema } from './config';

/**
 * Returns a client for the registry of the environment: REGISTRY_URL, else REGISTRY_PORT of this machine. The token is
 * REGISTRY_TOKEN, else that of this machine's registry in DATA_DIR, which is never sent to another machine.
 * @param folder base of a relative DATA_DIR
 */
export async function connect(environment: NodeJS.ProcessEnv, folder: string): Promise<RegistryClient> {
  const env = read(environment);
  const url = registryUrl(environment);
  const path = tokenFile(registryFolder(resolve(folder, env.DATA_DIR)));
  const hint = isLoopback(url)
    ? `The token is looked for in REGISTRY_TOKEN, then in ${path}.`
    : 'Set REGISTRY_TOKEN to the token of that registry.';
  // Several are configured for the registry itself; any of them may write.
  const configured = env.REGISTRY_TOKEN?.split(',')[0]?.trim();
  return new RegistryClient(url, configured || (isLoopback(url) ? await readToken(path) : null), hint);
}

/** Returns the URL of the environment's registry, without a slash at its end. @throws CommandError */
export function registryUrl(environment: NodeJS.ProcessEnv): string {
  const { REGISTRY_URL, REGISTRY_PORT } = read(environment);
  return (REGISTRY_URL ?? `http://${loopback}:${REGISTRY_PORT}`).replace(/\/+$/, '');
}

function read(environment: NodeJS.ProcessEnv) {
  try {
    return readEnvironment(environmentSchema, environment);
  } catch (error) {
    throw new CommandError(reasonOf(error), exitCodes.usage);
  }
}

/** Whether a URL leads to this machine. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

async function readToken(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new CommandError(
      `The registry's token in ${path} cannot be read (${error.code}). Run as its owner, or set REGISTRY_TOKEN.`,
    );
  });
  return text.trim() || null;
}

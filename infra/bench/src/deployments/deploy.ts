import { manifestIn } from '../programs/remotes';
import type { RemoteVersion } from '../shell/fakes';

/** Address and token of a registry for writing. */
export interface RegistryAccess {
  url: string;
  token: string;
}

/** Uploads a version. @throws if the registry refuses it */
export async function publish(registry: RegistryAccess, version: RemoteVersion): Promise<void> {
  const { name, version: number } = manifestIn(version);
  const files = Object.fromEntries([...version].map(([path, bytes]) => [path, bytes.toString('base64')]));
  await write(registry, 'PUT', `/v1/remotes/${name}/${number}`, { files });
}

/** Makes a version live for every brand. @throws if the registry refuses */
export async function promote(registry: RegistryAccess, remote: string, version: string): Promise<void> {
  await write(registry, 'POST', `/v1/channels/*/${remote}`, { version });
}

async function write({ url, token }: RegistryAccess, method: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The registry answered ${response.status} to ${method} ${path}: ${text}`);
}

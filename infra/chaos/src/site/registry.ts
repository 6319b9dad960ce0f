import type { RemoteFiles } from './remote-files';

const answerMs = 60_000;

/** A client of the registry's interface, like a team's script. */
export class Registry {
  constructor(
    private readonly url: () => string,
    private readonly token: string,
  ) {}

  /**
   * Publishes a version, forced: the gate would refuse a version that removes slots of other remotes, and a trial is about its other faults.
   * @returns the status: 201, or a refusal
   */
  async publish(files: RemoteFiles): Promise<number> {
    const { name, version } = JSON.parse(files.get('manifest.json')!.toString()) as { name: string; version: string };
    const encoded = Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString('base64')]));
    return this.call('PUT', `/v1/remotes/${name}/${version}`, { files: encoded, force: 'a trial' });
  }

  /** Returns a client with a new token for one remote only. */
  async tokenFor(remote: string, name: string): Promise<Registry> {
    const scope = { may: ['publish', 'promote'], remotes: [remote], brands: '*', expiresAt: null };
    const made = await this.send('POST', '/v1/tokens', { name, ...scope });
    const { secret } = (await made.json()) as { secret: string };
    return new Registry(this.url, secret);
  }

  /** @returns the status: 200, or a refusal */
  tryToPromote(brand: string, remote: string, version: string): Promise<number> {
    return this.call('POST', `/v1/channels/${brand}/${remote}`, { version });
  }

  /** @returns the status: 200, or a refusal */
  tryToRollBack(brand: string, remote: string): Promise<number> {
    return this.call('POST', `/v1/channels/${brand}/${remote}/rollback`, {});
  }

  /** Promotes a version for everyone on a brand, or for a share of its visitors. */
  async promote(brand: string, remote: string, version: string, percent?: number): Promise<void> {
    await this.mustAgree('POST', `/v1/channels/${brand}/${remote}`, { version, percent });
  }

  /** Restores a brand's previous version, and ends its canary. */
  async rollBack(brand: string, remote: string, isCanary: boolean): Promise<void> {
    const channel = `/v1/channels/${brand}/${remote}`;
    if (isCanary) await this.mustAgree('DELETE', `${channel}/canary`);
    else await this.mustAgree('POST', `${channel}/rollback`, {});
  }

  /** Calls any route of the interface. @returns the status */
  tryTo(method: string, path: string, body?: unknown): Promise<number> {
    return this.call(method, path, body);
  }

  /** Reads a route of the interface. @throws if the answer is no success */
  async read(path: string): Promise<unknown> {
    const response = await this.send('GET', path);
    if (!response.ok) throw new Error(`The registry answered ${response.status} to GET ${path}.`);
    return response.json();
  }

  private async mustAgree(method: string, path: string, body?: unknown): Promise<void> {
    const status = await this.call(method, path, body);
    if (status >= 300) throw new Error(`The registry answered ${status} to ${method} ${path}.`);
  }

  private async call(method: string, path: string, body?: unknown): Promise<number> {
    const response = await this.send(method, path, body);
    await response.arrayBuffer();
    return response.status;
  }

  private send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.url() + path, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMs),
    });
  }
}

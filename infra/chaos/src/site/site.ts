import { existsSync, mkdtempSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Bridge } from './bridge';
import { Program } from './program';
import { Registry } from './registry';
import { builtFiles } from './remote-files';

export type ProgramName = 'registry' | 'marketplace' | 'accounts' | 'content' | 'shell';

const token = 'chaos:the-token-of-this-run';
/** Token for writing to the inventory. */
export const inventoryToken = 'the-inventory-of-this-run';
/** Secret that signs previews. */
export const previewSecret = 'the-previews-of-this-run';
const readyMs = 120_000;

/** A built site like that of `npm start`, on ports and a folder of its own. */
export class Site {
  readonly registry: Registry;

  private constructor(
    readonly root: string,
    /** `DATA_DIR` of all programs. */
    readonly folder: string,
    readonly programs: Readonly<Record<ProgramName, Program>>,
    /** Proxies between the shell and its upstreams. */
    readonly bridges: Readonly<Record<'marketplace' | 'content', Bridge>>,
    private readonly shellBeside: (environment: Readonly<Record<string, string>>) => Program,
  ) {
    this.registry = new Registry(() => programs.registry.url, token);
  }

  /** @param root the repository's folder, built. @param environment for all programs. @param node path of Node. @throws with the log of a program that does not start */
  static async start(
    root: string,
    environment: Readonly<Record<string, string>>,
    node: string = process.execPath,
  ): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-chaos-'));
    /** Known once they listen. */
    const urls: Record<string, string> = {};
    const at = (path: string, variable: string, more: Readonly<Record<string, string>> = {}) =>
      new Program(
        join(root, path),
        variable,
        () => ({ DATA_DIR: folder, PREVIEW_SECRET: previewSecret, ...environment, ...more, ...urls }),
        node,
      );
    const programs = {
      registry: at('infra/registry/dist/main.js', 'REGISTRY_PORT', { REGISTRY_TOKEN: token, GATE: 'off' }),
      marketplace: at('infra/marketplace/dist/main.js', 'MARKETPLACE_PORT', { MARKETPLACE_TOKEN: inventoryToken }),
      accounts: at('infra/accounts/dist/main.js', 'ACCOUNTS_PORT'),
      content: at('infra/content/dist/main.js', 'CONTENT_PORT'),
      // Every page is rendered, because a cache would hide the effects of trials.
      shell: at('shell/dist/main.js', 'PORT', { SLOT_CACHE_MB: '0', PAGE_STORE_MB: '0' }),
    };
    const bridges = {
      marketplace: new Bridge(() => programs.marketplace.url),
      content: new Bridge(() => programs.content.url),
    };
    const shellBeside = (own: Readonly<Record<string, string>>) => at('shell/dist/main.js', 'PORT', own);
    const site = new Site(root, folder, programs, bridges, shellBeside);
    try {
      await Promise.all([programs.registry.start(), programs.marketplace.start(), programs.content.start()]);
      await site.publishOwn();
      urls.MARKETPLACE_URL = programs.marketplace.url;
      await programs.accounts.start();
      await Promise.all([bridges.marketplace.open(), bridges.content.open()]);
      const { registry, accounts } = programs;
      for (const [name, { url }] of Object.entries({ registry, accounts, ...bridges }))
        urls[`${name.toUpperCase()}_URL`] = url;
      await programs.shell.start();
      await site.untilReady();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  get url(): string {
    return this.programs.shell.url;
  }

  /** Runs work beside a second shell of the same site. @param environment for the second shell only */
  async withShell<T>(environment: Readonly<Record<string, string>>, work: (url: string) => Promise<T>): Promise<T> {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-chaos-shell-'));
    const shell = this.shellBeside({ ...environment, DATA_DIR: folder });
    try {
      await shell.start({ isElsewhere: true });
      await ready(shell.url);
      return await work(shell.url);
    } finally {
      await shell.end('SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  }

  /** Waits until every program is ready. @throws with the last answer */
  async untilReady(): Promise<void> {
    for (const { url } of Object.values(this.programs)) await ready(url);
  }

  /** Truncates a file of `DATA_DIR`, as a power failure may. @throws if there is no such file */
  tear(path: string): void {
    const file = join(this.folder, path);
    truncateSync(file, Math.floor(statSync(file).size / 2));
  }

  async stop(): Promise<void> {
    for (const program of Object.values(this.programs).reverse()) await program.end('SIGKILL');
    for (const bridge of Object.values(this.bridges)) bridge.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  /** Publishes the built remotes of the tree, for every brand. */
  private async publishOwn(): Promise<void> {
    const built = readdirSync(this.root)
      .map((name) => join(this.root, name, 'dist/fragment'))
      .filter((folder) => existsSync(join(folder, 'manifest.json')));
    if (built.length === 0) throw new Error('No remote is built; run `npm run build` first.');
    for (const folder of built) {
      const files = builtFiles(folder);
      const { name, version } = JSON.parse(files.get('manifest.json')!.toString()) as { name: string; version: string };
      const status = await this.registry.publish(files);
      if (status !== 201) throw new Error(`The registry answered ${status} to ${folder}.`);
      await this.registry.promote('*', name, version);
    }
  }
}

/** Waits for a program to be ready. @throws with its last answer */
async function ready(url: string): Promise<void> {
  const end = Date.now() + readyMs;
  let last = '';
  while (last !== 'ready') {
    if (Date.now() > end) throw new Error(`${url} was not ready within ${readyMs / 1000} s: ${last}`);
    last = await fetch(`${url}/healthz`).then(
      async (response) => (response.ok ? 'ready' : `${response.status} ${await response.text()}`),
      String,
    );
    if (last !== 'ready') await delay(50);
  }
}

import { type ModuleKey, moduleKey, type Plan } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';
import { draftOf, type Preparing, prepareRelease, type Release } from '../../registry/prepare-release';
import type { RemoteFiles } from '../../registry/remote-files';
import type { Renderer } from '../render';
import type { RenderPool } from '../render/pool';

/** Builds that are loaded at once; the least recently shown one is unloaded for another. */
const mostBuilds = 20;
/** Interval at which it checks whether there is still a session, ms. */
const lookMs = 5000;

interface Started {
  pool: Pick<RenderPool, 'start' | 'close'>;
  renderer: Renderer;
}

/**
 * The renderer of pages with unpublished builds, in processes of its own: such a build has passed no gate, so none of its code runs where
 * visitors' pages are rendered. Its processes start with the first of these pages, and end with the last session.
 */
export class DevRenderer {
  private started: Promise<Started> | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** Published versions that pages beside builds need. */
  private readonly loaded = new Map<ModuleKey, Promise<Release>>();
  private readonly builds = new LRUCache<ModuleKey, Promise<Release>>({
    max: mostBuilds,
    dispose: (_release, key) => this.modules.unload(key),
  });

  constructor(
    private readonly options: Pick<Preparing, 'log' | 'sourceLines'> & {
      files: RemoteFiles;
      /** Makes renderers that have no process yet. */
      create: () => Started;
      /** Whether there is a session; without one, the processes end. */
      isNeeded: () => boolean;
    },
  ) {}

  private readonly modules: Preparing['modules'] = {
    load: async (key, code) => (await this.start()).renderer.load(key, code),
    unload: (key) => void this.started?.then(({ renderer }) => renderer.unload(key)),
  };

  /** Returns a build when it is ready to be rendered, or with the reason why it is not. */
  prepare(remote: string, version: string): Promise<Release> {
    const key = moduleKey(remote, version);
    const known = this.builds.get(key);
    if (known !== undefined) return known;
    const made = this.load(remote, version);
    this.builds.set(key, made);
    return made;
  }

  /** Returns the renderer when all published versions of a plan are loaded, as far as they can be. */
  async forPlan({ remotes }: Plan): Promise<Renderer> {
    const others = Object.entries(remotes).filter(
      ([remote, { version }]) => !this.builds.has(moduleKey(remote, version)),
    );
    for (const [remote, { version }] of others) {
      const key = moduleKey(remote, version);
      if (!this.loaded.has(key)) this.loaded.set(key, this.load(remote, version));
    }
    await Promise.all(others.map(([remote, { version }]) => this.loaded.get(moduleKey(remote, version))));
    return (await this.start()).renderer;
  }

  /** Unloads a build that no page shows any more. */
  drop(remote: string, version: string): void {
    this.builds.delete(moduleKey(remote, version));
  }

  /** Ends the processes; the next page starts others. */
  async stop(): Promise<void> {
    const { started } = this;
    this.started = null;
    clearInterval(this.timer);
    this.loaded.clear();
    this.builds.clear();
    await started?.then(({ pool }) => pool.close());
  }

  private load(remote: string, version: string): Promise<Release> {
    return prepareRelease(draftOf(remote, version), { ...this.options, modules: this.modules });
  }

  private start(): Promise<Started> {
    if (this.started !== null) return this.started;
    this.started = (async () => {
      const created = this.options.create();
      await created.pool.start();
      return created;
    })();
    this.timer = setInterval(() => {
      if (!this.options.isNeeded()) void this.stop();
    }, lookMs).unref();
    return this.started;
  }
}

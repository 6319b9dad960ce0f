import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import type { RenderResult, SlotJob } from '@forecourt/renderer';
import type { RenderRequest } from './pool';

interface Sample {
  request: RenderRequest;
  takenAt: number;
}

/** Age after which a sample is replaced, ms; its data should not be too old. */
const renewMs = 60_000;

/** Recent pages that rendered well, one of each type for each remote; a new version of the remote is tried with them before visitors get it. */
export class Samples {
  private readonly samples = new Map<string, Map<string, Sample>>();

  /** Stores the page as a sample for each remote of which no slot of the layout failed. */
  keep(page: string, request: RenderRequest, result: RenderResult): void {
    const now = performance.now();
    const failed = new Set(result.failures.map(({ key }) => key));
    for (const key of new Set(request.roots.filter(({ broken }) => broken !== true).map((root) => root.key))) {
      if (failed.has(key)) continue;
      const { remote } = moduleOf(key);
      const pages = this.samples.get(remote) ?? new Map<string, Sample>();
      this.samples.set(remote, pages);
      if (now - (pages.get(page)?.takenAt ?? Number.NEGATIVE_INFINITY) > renewMs)
        pages.set(page, { request, takenAt: now });
    }
  }

  /** Returns the samples of a version's remote, with this version in their slots; slots of other remotes are left out. */
  of(key: ModuleKey): RenderRequest[] {
    const { remote } = moduleOf(key);
    return [...(this.samples.get(remote)?.values() ?? [])].map(({ request }) => {
      const isOwn = (slot: SlotJob) => moduleOf(slot.key).remote === remote;
      const own = (slot: SlotJob): SlotJob => (isOwn(slot) ? { ...slot, key } : { ...slot, broken: true });
      const nested = Object.entries(request.nested).map(([name, slot]) => [name, own(slot)] as const);
      return { ...request, roots: request.roots.filter(isOwn).map(own), nested: Object.fromEntries(nested) };
    });
  }
}

/** HTML of slots, cached by the inputs that it was made from. */
import { textsFor, type ViewTexts } from '@forecourt/packed-view';
import type { SlotJob, SlotRender } from '@forecourt/renderer';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../../metrics';
import { digest, sharedDigest } from '../text-digest';

/** Bytes of an entry besides its HTML: key, record, its place in the lists. */
const entryBytes = 400;

/**
 * Caches HTML of slots. A version never changes, and a fragment depends on its input texts alone: the same texts make the same HTML. An
 * entry is never out of date, because other texts have another key; it is only evicted for space.
 */
export class SlotCache {
  private readonly cached: LRUCache<string, SlotRender>;

  /** @param bytes size of all entries; 0 caches nothing */
  constructor(
    bytes: number,
    private readonly metrics: Pick<Metrics, 'slotCache' | 'slotCacheEvictions' | 'service'>,
  ) {
    this.cached = new LRUCache({
      // 0 would mean no limit.
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ html }) => 2 * html.length + entryBytes,
      dispose: (_render, _key, reason) => {
        if (reason === 'evict') metrics.slotCacheEvictions.inc();
      },
    });
    const { service } = metrics;
    service.gauge('forecourt_slot_cache_bytes', 'Memory of the HTML that is cached.', () => this.cached.calculatedSize);
  }

  get(key: string): SlotRender | undefined {
    const render = this.cached.get(key);
    this.metrics.slotCache.inc({ outcome: render === undefined ? 'miss' : 'hit' });
    return render;
  }

  keep(key: string, render: SlotRender): void {
    this.cached.set(key, render);
  }

  clear(): void {
    this.cached.clear();
  }
}

/** Returns the slots nested in a slot, at any depth. */
export function nestedIn<S extends { nests: readonly string[] }>(slot: S, nested: Readonly<Record<string, S>>): S[] {
  const found = new Map<string, S>();
  const look = ({ nests }: S) => {
    for (const name of nests) {
      const child = Object.hasOwn(nested, name) ? nested[name] : undefined;
      if (child === undefined || found.has(name)) continue;
      found.set(name, child);
      look(child);
    }
  };
  look(slot);
  return [...found.values()];
}

/**
 * Returns a key of all inputs of a slot's HTML: its version and fragment, those nested in it, and the texts that they get. A digest
 * replaces each text, so that different inputs never have the same key.
 */
export function slotKey(slot: SlotJob, inner: readonly SlotJob[], view: ViewTexts): string {
  const jobs = [slot, ...inner].map(({ fallback: _sameForAVersion, ...job }) => job);
  const needs = new Set(jobs.flatMap((job) => job.needs));
  const given = textsFor(view.data, needs)
    .map(([key, text]) => `${key} ${sharedDigest(text)}`)
    .sort();
  return digest(JSON.stringify([jobs, forAll(view), given]));
}

const digests = new WeakMap<ViewTexts, readonly string[]>();

/** Returns digests of the texts that every slot of the page gets. */
function forAll(view: ViewTexts): readonly string[] {
  const before = digests.get(view);
  if (before !== undefined) return before;
  const made = [digest(view.own), sharedDigest(view.reference)];
  digests.set(view, made);
  return made;
}

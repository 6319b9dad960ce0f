import { LRUCache } from 'lru-cache';

/** Longest time for which an answer is used again, seconds, whatever its upstream allows: a mistake there is over soon. */
const longestSeconds = 60;

/** Number of requests that are remembered, so that the second of a kind is recognised. */
const rememberedRequests = 2000;

/**
 * Caches answers for the time that their upstreams allow shared caches to use them (RFC 9111). An answer is cached from its second request
 * on: most searches are requested once, and retaining their answers costs more than it saves.
 */
export class FreshAnswers {
  private readonly cached: LRUCache<string, { data: unknown }>;
  private readonly requested = new LRUCache<string, true>({ max: rememberedRequests });

  /** @param bytes size of all answers as received; parsed values take several times that */
  constructor(bytes: number) {
    this.cached = new LRUCache({ maxSize: bytes });
  }

  /** @param key identifies the request and the reader of its answer */
  get(key: string): { data: unknown } | undefined {
    return this.cached.get(key);
  }

  /** Caches an answer, if its `Cache-Control` allows it. @param bytes its size as received */
  set(key: string, data: unknown, { bytes, cacheControl }: { bytes: number; cacheControl: string | null }): void {
    const seconds = Math.min(longestSeconds, freshSeconds(cacheControl));
    if (seconds === 0) return;
    if (this.requested.has(key)) this.cached.set(key, { data }, { size: Math.max(1, bytes), ttl: seconds * 1000 });
    else this.requested.set(key, true);
  }
}

/** Returns the seconds for which a shared cache may use an answer without asking again; 0 if it may not. */
function freshSeconds(cacheControl: string | null): number {
  if (cacheControl === null || /\b(no-store|no-cache|private)\b/i.test(cacheControl)) return 0;
  const [, seconds] =
    /(?:^|[\s,])s-maxage=(\d{1,9})\b/i.exec(cacheControl) ?? /(?:^|[\s,])max-age=(\d{1,9})\b/i.exec(cacheControl) ?? [];
  return Number(seconds ?? 0);
}

import { recordView, useDeviceStore, viewHistory } from '@forecourt/device';
import type { TileListing } from '@forecourt/listing';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What this device remembers of earlier visits; none of it is sent anywhere. */
export interface Visit {
  /** Returns `seen` if the listing was opened before, `new` if it was listed since the previous visit; undefined until the page is hydrated. */
  markOf(listing: Pick<TileListing, 'id' | 'listedAt'>): 'seen' | 'new' | undefined;
  /** Stores that a listing was opened. */
  see(id: string): void;
}

/** Pause after which a visit is over, ms. */
const pauseMs = 1_800_000;

const visitKey = 'fc-visit';

/**
 * Returns what this device remembers of earlier visits. It is read after hydration, because the server does not know it. In a browser
 * that denies its storage nothing is remembered.
 * @param lastLooked when the saved search on show was last opened, epoch ms: listings since then are new, on the server as well
 */
export function useVisit(lastLooked?: number): Visit {
  const [since, setSince] = useState<number>();
  const { vehicles } = useDeviceStore(viewHistory);
  const seen = useMemo(() => new Set(vehicles.map(({ id }) => id)), [vehicles]);

  useEffect(() => setSince(beginVisit(Date.now())), []);
  const see = useCallback((id: string) => recordView(id, Date.now()), []);
  return {
    markOf({ id, listedAt = 0 }) {
      if (seen.has(id)) return 'seen';
      const from = lastLooked ?? since;
      return from !== undefined && listedAt > from ? 'new' : undefined;
    },
    see,
  };
}

/** Stores the start of a visit. @returns when the previous visit ended, epoch ms; undefined if there was none */
function beginVisit(now: number): number | undefined {
  // `ended`: end of the previous visit, 0 if there was none; `last`: the latest activity on this device.
  const [ended = 0, last = now] = read(visitKey).map(Number);
  const before = now - last > pauseMs ? last : ended;
  write(visitKey, [String(before), String(now)]);
  return before === 0 ? undefined : before;
}

function read(key: string): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

function write(key: string, values: readonly string[]): void {
  try {
    localStorage.setItem(key, values.join(','));
  } catch {
    // Storage is denied or full: the value is lost with this page.
  }
}

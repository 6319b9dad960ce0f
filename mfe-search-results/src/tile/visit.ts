import { noteSeen, seenHistory, useDeviceStore } from '@forecourt/device';
import type { TileListing } from '@forecourt/listing';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What this device remembers of earlier visits: nothing of it leaves it. */
export interface Visit {
  /** `seen`: it was opened before; `new`: it was listed since the visit before this one. Neither, until the page is alive. */
  markOf(listing: Pick<TileListing, 'id' | 'listedAt'>): 'seen' | 'new' | undefined;
  /** A listing is opened. */
  see(id: string): void;
}

/** A visit is over when nothing was looked at for so long, milliseconds. */
const pauseMs = 1_800_000;

const visitKey = 'fc-visit';

/**
 * What is remembered is read once the page is alive: the server does not know it. A browser that refuses its storage only forgets.
 * @param lastLooked when the saved search that is shown was last looked at, epoch milliseconds: what came since is new, on the server, too
 */
export function useVisit(lastLooked?: number): Visit {
  const [since, setSince] = useState<number>();
  const { vehicles } = useDeviceStore(seenHistory);
  const seen = useMemo(() => new Set(vehicles.map(({ id }) => id)), [vehicles]);

  useEffect(() => setSince(beginVisit(Date.now())), []);
  const see = useCallback((id: string) => noteSeen(id, Date.now()), []);
  return {
    markOf({ id, listedAt = 0 }) {
      if (seen.has(id)) return 'seen';
      const from = lastLooked ?? since;
      return from !== undefined && listedAt > from ? 'new' : undefined;
    },
    see,
  };
}

/** Notes that somebody is here. @returns when the visit before ended */
function beginVisit(now: number): number | undefined {
  // When the visit before ended, 0 where there was none; and when somebody was last here.
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
    // Refused or full: known on this page, forgotten on the next.
  }
}

import type { SlotProps } from '@forecourt/contracts';

export interface Settings {
  /** Scroll position at which it appears, percent of the page. */
  scrollPercent: number;
  intervalMs: number;
  refreshLimit: number;
}

/** Defaults (section 9; R67). The default limit differs from that of the layouts on purpose. */
const unset: Settings = { scrollPercent: 10, intervalMs: 30_000, refreshLimit: 25 };

/** Reads the slot's props of the layout. Invalid values are ignored. */
export function settingsOf(props: SlotProps): Settings {
  const within = (name: keyof Settings, least: number, most: number) => {
    const value = props[name];
    return typeof value === 'number' && value >= least && value <= most ? value : unset[name];
  };
  return {
    scrollPercent: within('scrollPercent', 0, 100),
    intervalMs: within('intervalMs', 10_000, 3_600_000),
    refreshLimit: within('refreshLimit', 0, 25),
  };
}

import type { SlotProps } from '@forecourt/contracts';

export interface Settings {
  /** How much of the page has been scrolled past before it is there, percent. */
  scrollPercent: number;
  intervalMs: number;
  refreshLimit: number;
}

/** Where the layout says nothing (section 9; R67). The limit is another one than that of layouts on purpose. */
const unset: Settings = { scrollPercent: 10, intervalMs: 30_000, refreshLimit: 25 };

/** Of the slot's props in the layout. What cannot be meant is as if it were not there. */
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

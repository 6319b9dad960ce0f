type HistoryEventType = 'popstate' | 'pageshow' | 'pagehide';
/** Events by which a shopper scrolls, or starts something else. */
export const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
type EventType = HistoryEventType | (typeof ownMoves)[number];

/** The part of a window that the history needs. */
export interface HistoryWindow {
  location: { pathname: string; search: string; hash: string; assign(url: string): void; replace(url: string): void };
  history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string, url?: string): void;
    replaceState(state: unknown, unused: string, url?: string): void;
    back(): void;
    forward(): void;
  };
  addEventListener(type: EventType, listener: (event: { readonly persisted?: boolean }) => void): void;
  removeEventListener(type: EventType, listener: (event: { readonly persisted?: boolean }) => void): void;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  readonly scrollY: number;
  scrollTo(x: number, y: number): void;
  readonly performance?: { getEntriesByType(type: 'navigation'): readonly object[] };
}

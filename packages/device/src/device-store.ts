import { useSyncExternalStore } from 'react';

/** A value that this device remembers, shared by all its tabs. */
export interface DeviceStore<T> {
  read(): T;
  /** Changes the current value, whichever tab wrote it; without storage the change lasts as long as the page. */
  change(next: (now: T) => T): void;
  subscribe(onChange: () => void): () => void;
  /** The value on the server, and in the browser until hydration. */
  readonly empty: T;
}

/**
 * Creates a store.
 * @param key in the storage
 * @param parse validates the stored value, which anybody may have written: returns `empty` if it is invalid
 */
export function deviceStore<T>(
  key: string,
  empty: T,
  parse: (stored: unknown) => T,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): DeviceStore<T> {
  const listeners = new Set<() => void>();
  /** The text that `value` was parsed from; if the storage is unavailable, `value` stays as it is. */
  let text: string | null = null;
  let value = empty;

  const read = (): T => {
    const stored = textIn(kind, key);
    if (stored === undefined || stored === text) return value;
    text = stored;
    value = stored === null ? empty : parse(jsonOf(stored));
    return value;
  };
  const heard = (event: StorageEvent) => {
    if (event.key === null || event.key === key) for (const listener of [...listeners]) listener();
  };
  return {
    empty,
    read,
    change(next) {
      value = next(read());
      text = JSON.stringify(value);
      if (!keep(kind, key, text)) text = textIn(kind, key) ?? null;
      // Every remote of the page has its own copy of the store: for the copies this is like a change in another tab.
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    subscribe(onChange) {
      if (listeners.size === 0) addEventListener('storage', heard);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) removeEventListener('storage', heard);
      };
    },
  };
}

export function useDeviceStore<T>({ subscribe, read, empty }: DeviceStore<T>): T {
  return useSyncExternalStore(subscribe, read, () => empty);
}

/** Returns the stored text; undefined if storage is unavailable, as in private windows. */
function textIn(kind: 'localStorage' | 'sessionStorage', key: string): string | null | undefined {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return undefined;
  }
}

function keep(kind: 'localStorage' | 'sessionStorage', key: string, text: string): boolean {
  try {
    globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

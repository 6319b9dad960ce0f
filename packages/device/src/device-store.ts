import { useSyncExternalStore } from 'react';

/** Something that this device remembers, the same in all its tabs. */
export interface DeviceStore<T> {
  read(): T;
  /** Changes what is there now, whichever tab wrote it; where nothing can be kept it lasts as long as the page. */
  change(next: (now: T) => T): void;
  subscribe(onChange: () => void): () => void;
  /** On the server, and until the page is alive. */
  readonly empty: T;
}

/**
 * @param key in the storage
 * @param parse of what is stored, which anybody may have written: `empty` where it does not fit
 */
export function deviceStore<T>(
  key: string,
  empty: T,
  parse: (stored: unknown) => T,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): DeviceStore<T> {
  const listeners = new Set<() => void>();
  /** The text that `value` was read from; a storage that refuses leaves `value` as it is. */
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
      // Every remote of the page has a copy of the store: to all of them it is as if another tab had written.
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

/** Undefined where the storage is refused, as in private windows. */
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

import { useState, useSyncExternalStore } from 'react';

const key = 'save-search-box';
const closed = 'closed';
const nothing = () => () => {};

/** Whether the shopper closed the box in this session; false on the server and until hydration is over. */
export function useDismissed(): readonly [dismissed: boolean, dismiss: () => void] {
  const remembered = useSyncExternalStore(nothing, read, () => false);
  const [now, setNow] = useState(false);
  return [
    remembered || now,
    () => {
      setNow(true);
      write();
    },
  ];
}

function read(): boolean {
  try {
    return sessionStorage.getItem(key) === closed;
  } catch {
    // Storage may be forbidden: then the box comes back with the next page.
    return false;
  }
}

function write(): void {
  try {
    sessionStorage.setItem(key, closed);
  } catch {
    // As above.
  }
}

import { useState, useSyncExternalStore } from 'react';

/** Elements that a shopper can dismiss for the session: the text above the results, the box at their end, the prompt in the corner. */
type Offer = 'save-search-box' | 'subscribe-box' | 'subscribe-prompt';

const closed = 'closed';
const nothing = () => () => {};

/** Whether the shopper closed it in this session; false on the server and until hydration is over. */
export function useDismissed(offer: Offer): readonly [dismissed: boolean, dismiss: () => void] {
  const remembered = useSyncExternalStore(
    nothing,
    () => read(offer),
    () => false,
  );
  const [now, setNow] = useState(false);
  return [
    remembered || now,
    () => {
      setNow(true);
      write(offer);
    },
  ];
}

function read(offer: Offer): boolean {
  try {
    return sessionStorage.getItem(offer) === closed;
  } catch {
    // Without storage it returns with the next page.
    return false;
  }
}

function write(offer: Offer): void {
  try {
    sessionStorage.setItem(offer, closed);
  } catch {
    // As above.
  }
}

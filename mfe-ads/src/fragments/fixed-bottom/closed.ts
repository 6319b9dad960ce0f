/** Storage key; stored until the tab is closed. */
const key = 'fc-fixed-ad-closed';

/** Whether the visitor has closed the ad in this tab. */
export function isClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepClosed(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage it is closed on this page only.
  }
}

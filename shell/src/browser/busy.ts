/** Marks elements that follow the search as busy while one is loading; they are marked in the HTML, and fragments style the state. */
export function showBusy(isBusy: boolean): void {
  for (const element of document.querySelectorAll('[data-follows="search"]')) element.ariaBusy = isBusy ? 'true' : null;
}

/** What shows the search says so in its markup; while another one is under way, it is busy. Fragments style that. */
export function showBusy(isBusy: boolean): void {
  for (const element of document.querySelectorAll('[data-follows="search"]')) {
    if (isBusy) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  }
}

/** What hosts put fragments on a page with: the browser's host, the renderer, the gate. A remote cannot import it. */
export { FragmentRoot, useHost } from './environment';
export { idPrefix } from './id-prefix';

/** Functions with which hosts render fragments: the browser's host, the renderer, the gate. Remotes cannot import them. */
export { FragmentRoot, useHost } from './environment';
export { idPrefix } from './id-prefix';
export { observePlaces } from './measure/observe-places';

/** Functions with which hosts render fragments: the browser's host, the renderer, the gate. Remotes cannot import them. */
export { isContainer, loadScript, type ProvidedModule, provideToContainers } from './containers';
export { FragmentRoot, useHost } from './environment';
export { idPrefix } from './id-prefix';
export { observePlaces } from './measure/observe-places';

/**
 * Version of the fragment contract in this tree: the props and hooks of a fragment, the manifest, the shape of `server.js`. Major: a
 * fragment built for the previous version would break. Minor: something was added. Patch: nothing that a fragment can observe.
 */
export const contractVersion = '2.2.0';

/** Version of `@forecourt/search-kit`, by the same rule. It changes with the search, without a change of the contract. */
export const searchKitVersion = '2.2.0';

/** Modules that the renderer and the browser host provide, with their versions. Remotes never bundle them. */
export const sharedModules = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  rxjs: '7.8.2',
  '@forecourt/fragment-kit': contractVersion,
  '@forecourt/search-kit': searchKitVersion,
} as const;

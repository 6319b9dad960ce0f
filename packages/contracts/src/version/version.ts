/**
 * The version of the fragment contract that this tree speaks: the props and hooks of a fragment, the manifest, the shape
 * of `server.js`. Major: a fragment built for the old one would break. Minor: something was added. Patch: nothing a fragment sees.
 */
export const contractVersion = '2.0.0';

/** The version of `@forecourt/search-kit`, by the same rule: it moves with the search, and the contract does not. */
export const searchKitVersion = '2.2.0';

/** Modules that the renderer and the browser host provide, with the version they provide. Remotes never bundle them. */
export const sharedModules = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  rxjs: '7.8.2',
  '@forecourt/fragment-kit': contractVersion,
  '@forecourt/search-kit': searchKitVersion,
} as const;

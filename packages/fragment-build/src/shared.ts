import { sharedModules } from '@forecourt/contracts';

/** A module that hosts provide, by the package whose version counts. */
export type SharedPackage = keyof typeof sharedModules;

/** What a browser container asks its host for instead of bundling it. */
export const browserShared: Readonly<Record<string, SharedPackage>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  rxjs: 'rxjs',
  '@forecourt/fragment-kit': '@forecourt/fragment-kit',
  '@forecourt/search-kit': '@forecourt/search-kit',
};

/** What `server.js` may `require`; all else is bundled into it. */
export const serverShared: Readonly<Record<string, SharedPackage>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/server': 'react-dom',
  rxjs: 'rxjs',
  '@forecourt/fragment-kit': '@forecourt/fragment-kit',
  '@forecourt/search-kit': '@forecourt/search-kit',
};

/** Packages that must come from the host: a second copy of one would have state of its own. */
export const singletons = [...Object.keys(sharedModules), 'scheduler'];

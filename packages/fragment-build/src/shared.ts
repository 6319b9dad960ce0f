import { sharedModules } from '@forecourt/contracts';

/** A module that hosts provide, with the package that determines its version. */
export type SharedPackage = keyof typeof sharedModules;

/** Modules that a browser container gets from its host instead of bundling them. */
export const browserShared: Readonly<Record<string, SharedPackage>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  rxjs: 'rxjs',
  '@forecourt/fragment-kit': '@forecourt/fragment-kit',
  '@forecourt/search-kit': '@forecourt/search-kit',
};

/** Modules that `server.js` may `require`; all others are bundled into it. */
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

import { contractVersion, searchKitVersion, sharedModules } from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import * as searchKit from '@forecourt/search-kit';
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { guardContainers } from './containers';

/** Longest time for a remote's script, ms. */
const scriptTimeoutMs = 10_000;

const given = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/**
 * Returns a function that loads fragments of the plan's remotes, each script with its integrity from the plan; a script that is not in the
 * plan is refused.
 */
export function createFragmentLoader(
  plan: BrowserPlan,
): (remote: string, fragment: string) => Promise<kit.FragmentDefinition> {
  // Before the first container runs, because remotes contain no federation runtime of their own.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core, _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime });

  const integrity = new Map(Object.entries(plan.scripts));
  const federation = createInstance({
    name: 'forecourt_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: given(sharedModules.react, React),
      'react/jsx-runtime': given(sharedModules.react, ReactJsxRuntime),
      'react-dom': given(sharedModules['react-dom'], ReactDom),
      'react-dom/client': given(sharedModules['react-dom'], ReactDomClient),
      '@forecourt/fragment-kit': given(contractVersion, kit),
      '@forecourt/search-kit': given(searchKitVersion, searchKit),
      rxjs: {
        version: sharedModules.rxjs,
        // Loaded when the first fragment needs it, because the bus uses only a small part of it.
        get: async () => {
          const rxjs = await import('rxjs');
          return () => rxjs;
        },
        shareConfig: { singleton: true, requiredVersion: `^${sharedModules.rxjs}` },
      },
    },
    plugins: [
      {
        name: 'integrity',
        createScript({ url }) {
          const { pathname } = new URL(url, location.href);
          const hash = integrity.get(pathname);
          if (hash === undefined) throw new Error(`The plan names no script ${pathname}; it is not loaded.`);
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = hash;
          return { script, timeout: scriptTimeoutMs };
        },
      },
    ],
  });
  guardContainers(Object.values(plan.remotes));
  federation.registerRemotes(
    Object.values(plan.remotes).map(({ container, entry }) => ({
      name: container,
      entry: new URL(entry, location.href).href,
      type: 'var',
      entryGlobalName: container,
    })),
  );
  return async (remote, fragment) => {
    const built = plan.remotes[remote];
    if (built === undefined) throw new Error(`The plan has no remote "${remote}".`);
    const module = await federation.loadRemote<{ default: kit.FragmentDefinition }>(`${built.container}/${fragment}`);
    if (module === null) throw new Error(`${remote} offers no "${fragment}".`);
    return module.default;
  };
}

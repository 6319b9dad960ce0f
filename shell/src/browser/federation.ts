import { contractVersion, searchKitVersion, sharedModules } from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import { isContainer, loadScript, provideToContainers } from '@forecourt/fragment-kit/host';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { addStyles } from './add-styles';
import { guardContainers } from './containers';

/** Longest time for a remote's script, ms. */
const scriptTimeoutMs = 10_000;

const given = (version: string, module: unknown) => ({ version, get: () => module });

/**
 * Returns a function that loads fragments of the plan's remotes, each script with its integrity from the plan. A remote's script is its bundle;
 * if that cannot be loaded, its entry, which loads chunks one by one. None is ready before the plan's later stylesheet.
 */
export function createFragmentLoader(
  plan: BrowserPlan,
): (remote: string, fragment: string) => Promise<kit.FragmentDefinition> {
  const moduleOf = provideToContainers({
    react: given(sharedModules.react, React),
    'react/jsx-runtime': given(sharedModules.react, ReactJsxRuntime),
    'react-dom': given(sharedModules['react-dom'], ReactDom),
    'react-dom/client': given(sharedModules['react-dom'], ReactDomClient),
    '@forecourt/fragment-kit': given(contractVersion, kit),
    '@forecourt/search-kit': given(searchKitVersion, searchKit),
    // Loaded when the first fragment needs it, because the bus uses only a small part of it.
    rxjs: { version: sharedModules.rxjs, get: () => import('rxjs') },
  });
  guardContainers(Object.values(plan.remotes));

  // A fragment without some of its styles can still be used.
  const styled = plan.later && addStyles(plan.later).catch(console.error);
  const load = (src: string) =>
    loadScript({ src, crossOrigin: 'anonymous', integrity: plan.scripts[src] ?? '' }, scriptTimeoutMs);
  const entered = new Map<string, Promise<void>>();
  /** Runs a remote's script, once; after a failure the next fragment tries again. */
  const enter = (remote: string, { bundle, entry, container }: BrowserPlan['remotes'][string]): Promise<void> => {
    const known = entered.get(remote);
    if (known !== undefined) return known;
    const isEntered = () => isContainer((globalThis as Record<string, unknown>)[container]);
    const bundled = bundle === undefined ? undefined : load(bundle).then(isEntered, () => false);
    const running = Promise.resolve(bundled).then((isThere) => (isThere === true ? undefined : load(entry)));
    entered.set(remote, running);
    running.catch(() => entered.delete(remote));
    return running;
  };

  return async (remote, fragment) => {
    const built = plan.remotes[remote];
    if (built === undefined) throw new Error(`The plan has no remote "${remote}".`);
    await Promise.all([enter(remote, built), styled]);
    const module = (await moduleOf(built.container, `./${fragment}`)) as { default: kit.FragmentDefinition };
    return module.default;
  };
}

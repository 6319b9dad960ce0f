/** The page's side of `fragment dev`: receives the containers of builds, and puts the next build in place of the present one. */
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { loadScript } from '@forecourt/fragment-kit/host';
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import type { BuildOnPage } from '../../server/steps/development/development';
import { LiveFragments } from './live-fragments';

/** A container, as the protocol of Module Federation has it. */
interface Container {
  init(scope: unknown): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** What builds, and the script that follows their session, call on a page. */
export interface DevPage {
  /** Called by each module of a build for each of its components. */
  register(type: unknown, id: string): void;
  /** Returns the function that notes the hooks of a component; called without arguments when the component renders. */
  signature(): (type?: unknown, ...more: unknown[]) => unknown;
  /** Called by the entry of a build. @returns the container for the host */
  entered(name: string, container: Container): Container;
  /**
   * Loads a build and renders it with the state of the present one. Rejects if it cannot be loaded, or fails while it is.
   * @param build its stylesheets are null if they are those of the present one
   */
  swap(name: string, build: Pick<BuildOnPage, 'entry'> & { styles: BuildOnPage['styles'] | null }): Promise<void>;
}

declare global {
  var __fcDev: DevPage | undefined;
}

/** Longest time for the entry of a build, ms. */
const entryMs = 10_000;

/** The newest build of a container. */
interface Entered {
  container: Container;
  /** Modules that the page has loaded from any build. */
  loaded: Set<string>;
  scope: unknown;
}

injectIntoGlobalHook(globalThis);
const fragments = new LiveFragments();
const containers = new Map<string, Entered>();
/** Stylesheets of the last build of each container that has others than the page's own sheet. */
const sheets = new Map<string, readonly HTMLLinkElement[]>();

const idOf = (name: string, expose: string) => `${name} ${expose}`;

/** Loads a module of the newest build, and makes its definition the newest one. */
async function take(name: string, { container, loaded }: Entered, expose: string): Promise<void> {
  const module = (await container.get(expose))() as { default: FragmentDefinition };
  loaded.add(expose);
  // A component that is written within the definition has no name to be registered by.
  register(module.default.Component, `${idOf(name, expose)} Component`);
  fragments.set(idOf(name, expose), module.default);
}

function enter(name: string, container: Container): Container {
  const before = containers.get(name);
  const entered: Entered = { container, loaded: before?.loaded ?? new Set(), scope: before?.scope };
  containers.set(name, entered);
  if (before !== undefined) return container;
  return {
    init(scope) {
      entered.scope = scope;
      return container.init(scope);
    },
    async get(expose) {
      const newest = containers.get(name) ?? entered;
      if (!newest.loaded.has(expose)) await take(name, newest, expose);
      return () => ({ default: fragments.of(idOf(name, expose)) });
    },
  };
}

/** Adds the stylesheets of a build, and removes those of the build before once they are loaded. */
async function style(name: string, styles: BuildOnPage['styles']): Promise<void> {
  const added = styles.map(([url, integrity]) =>
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: url,
      integrity,
      crossOrigin: 'anonymous',
    }),
  );
  const old = sheets.get(name) ?? [];
  sheets.set(name, added);
  await Promise.all(
    added.map((link) => {
      const settled = new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      });
      document.head.append(link);
      return settled;
    }),
  );
  for (const link of old) link.remove();
}

globalThis.__fcDev = {
  register,
  signature: createSignatureFunctionForTransform,
  entered: enter,
  async swap(name, { entry, styles }) {
    const scope = containers.get(name)?.scope;
    // Chunks of the build before would count as this one's.
    delete (globalThis as Record<string, unknown>)[`webpackChunk${name}`];
    const styled = styles && style(name, styles);
    await loadScript({ src: entry.url, integrity: entry.integrity, crossOrigin: 'anonymous' }, entryMs);
    const next = containers.get(name);
    if (next === undefined || scope === undefined) throw new Error(`The page has not loaded "${name}" yet.`);
    next.scope = scope;
    await next.container.init(scope);
    await Promise.all([styled, ...[...next.loaded].map((expose) => take(name, next, expose))]);
    performReactRefresh();
    fragments.update();
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import * as kit from '@forecourt/fragment-kit';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomServer from 'react-dom/server';
import * as rxjs from 'rxjs';
import { measuredLayout } from '../../programs/measured';
import { evaluateServerModule, type ServerModule } from './evaluate';
import { type FragmentOf, NestedFragment } from './page';

const shared = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react-dom': ReactDom,
  'react-dom/server': ReactDomServer,
  rxjs,
  '@forecourt/search-kit': searchKit,
};

/**
 * Loads the components that the remotes ship from their built `server.js`.
 * @param instead replacement of a fragment
 * @param Slot how a fragment nests another; by default as a child
 */
export function loadFragments(
  root: string,
  instead: (fragment: FragmentDefinition) => FragmentDefinition = (fragment) => fragment,
  { slots }: Layout = measuredLayout,
  Slot: typeof NestedFragment | typeof kit.Slot = NestedFragment,
): FragmentOf {
  const provided = { ...shared, '@forecourt/fragment-kit': { ...kit, Slot } };
  const modules = new Map<string, ServerModule>();
  for (const { remote } of slots) {
    if (modules.has(remote)) continue;
    const file = join(root, remote, 'dist/fragment/server.js');
    const fragments = evaluateServerModule(readFileSync(file, 'utf8'), file, provided);
    modules.set(remote, new Map([...fragments].map(([name, fragment]) => [name, instead(fragment)])));
  }
  return (name) => {
    const slot = slots.find((candidate) => candidate.slot === name);
    if (slot === undefined) return undefined;
    const fragment = modules.get(slot.remote)?.get(slot.fragment);
    if (fragment === undefined) throw new Error(`No remote of this tree has a fragment for the slot "${name}".`);
    return fragment;
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@forecourt/fragment-kit';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomServer from 'react-dom/server';
import * as rxjs from 'rxjs';
import { measuredLayout } from '../../programs/remotes';
import { evaluateServerModule, type ServerModule } from './evaluate';
import { type FragmentOf, NestedFragment } from './page';

const lent = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react-dom': ReactDom,
  'react-dom/server': ReactDomServer,
  rxjs,
  '@forecourt/fragment-kit': { ...kit, Slot: NestedFragment },
  '@forecourt/search-kit': searchKit,
};

/** The very components that the remotes ship, out of their built `server.js`; nested slots become children. */
export function loadFragments(root: string): FragmentOf {
  const modules = new Map<string, ServerModule>();
  for (const { remote } of measuredLayout.slots) {
    if (modules.has(remote)) continue;
    const file = join(root, remote, 'dist/fragment/server.js');
    modules.set(remote, evaluateServerModule(readFileSync(file, 'utf8'), file, lent));
  }
  return (name) => {
    const slot = measuredLayout.slots.find((candidate) => candidate.slot === name);
    const fragment = slot === undefined ? undefined : modules.get(slot.remote)?.get(slot.fragment);
    if (fragment === undefined) throw new Error(`No remote of this tree has a fragment for the slot "${name}".`);
    return fragment;
  };
}

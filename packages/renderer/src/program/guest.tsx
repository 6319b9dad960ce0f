/**
 * What stands in a realm beside one version of a remote: React, the kits and the way in. The realm is the version's own, so nothing
 * here is trusted by the renderer: it takes texts from these functions and looks at nothing else.
 */
import './platform';
import type { PageView, SlotProps } from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import { type NestedSlot, renderOnServer } from '@forecourt/fragment-kit/server';
import { type PackedView, unpackView } from '@forecourt/packed-view';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomServer from 'react-dom/server';
import * as rxjs from 'rxjs';
import { strays } from './platform';
import { warmUp } from './warm-up';

type Run = (module: Module, exports: object, require: (name: string) => unknown) => void;
type Module = { exports: { fragments?: Record<string, kit.FragmentDefinition> } };

const lent: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react-dom': ReactDom,
  'react-dom/server': ReactDomServer,
  rxjs,
  '@forecourt/fragment-kit': kit,
  '@forecourt/search-kit': searchKit,
};

let fragments: ReadonlyMap<string, kit.FragmentDefinition> = new Map();
let view: PageView;
let nested: readonly NestedSlot[] = [];
let failure = '';

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const guest = {
  /** Runs `server.js`, a CommonJS file whose only imports are the modules that we lend it. @returns its error, or nothing */
  load(run: Run, filename: string): string {
    try {
      const module: Module = { exports: {} };
      run(module, module.exports, (name) => {
        if (Object.hasOwn(lent, name)) return lent[name];
        throw new Error(
          `${filename} requires "${name}", which the renderer does not lend; bundle it. Lent are: ${Object.keys(lent).join(', ')}.`,
        );
      });
      const offered = module.exports.fragments;
      if (typeof offered !== 'object' || offered === null) throw new Error(`${filename} exports no "fragments".`);
      fragments = new Map(Object.entries(offered));
      return '';
    } catch (error) {
      return textOf(error) || 'failed';
    }
  },
  has: (fragment: string): boolean => fragments.has(fragment),
  /** The view of the page whose slots come next. */
  begin(packed: string): void {
    view = unpackView(JSON.parse(packed) as PackedView);
  },
  /** @returns the slot's HTML, or null: then `failure` says why */
  render(name: string, slot: string, props: string): string | null {
    try {
      const fragment = fragments.get(name);
      if (fragment === undefined) throw new Error(`there is no fragment "${name}"`);
      const slotProps = props === '' ? undefined : (JSON.parse(props) as SlotProps);
      const rendered = renderOnServer({ fragment, view, slot, props: slotProps });
      nested = rendered.nested;
      return rendered.html;
    } catch (error) {
      failure = textOf(error);
      return null;
    }
  },
  failure: (): string => failure,
  /** As JSON; nothing where it nests nothing. */
  nested: (): string => (nested.length === 0 ? '' : JSON.stringify(nested)),
  /** What was called in vain since the last time, as JSON. */
  strays: (): string => (strays.length === 0 ? '' : JSON.stringify(strays.splice(0))),
  describe: (reason: unknown): string => textOf(reason),
  warmUp,
};

export type Guest = typeof guest;

// The renderer takes it away before any other code runs.
(globalThis as { guest?: Guest }).guest = guest;

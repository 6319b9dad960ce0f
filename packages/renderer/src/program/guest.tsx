/**
 * The code in a realm beside one version of a remote: React, the kits and the entry functions. The realm belongs to the version, so the
 * renderer trusts nothing here: it takes only text from these functions.
 */
import './platform';
import type { PageView, SlotProps } from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import { type NestedSlot, renderOnServer } from '@forecourt/fragment-kit/server';
import { readTexts } from '@forecourt/packed-view';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomServer from 'react-dom/server';
import * as rxjs from 'rxjs';
import { sideEffects } from './platform';
import { warmUp } from './warm-up';

type Run = (module: Module, exports: object, require: (name: string) => unknown) => void;
type Module = { exports: { fragments?: Record<string, kit.FragmentDefinition> } };

const provided: Readonly<Record<string, unknown>> = {
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
  /** Runs `server.js`, a CommonJS file that may import only the provided modules. @returns its error, or nothing */
  load(run: Run, filename: string): string {
    try {
      const module: Module = { exports: {} };
      run(module, module.exports, (name) => {
        if (Object.hasOwn(provided, name)) return provided[name];
        throw new Error(
          `${filename} requires "${name}", which the renderer does not provide; bundle it. Provided are: ${Object.keys(provided).join(', ')}.`,
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
  /** Sets the view of the page whose slots are rendered next. */
  begin(own: string, reference: string): void {
    view = readTexts(own, reference);
  },
  /** Renders a slot. @returns its HTML, or null: then `failure` has the reason */
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
  /** The nested slots as JSON; empty if there are none. */
  nested: (): string => (nested.length === 0 ? '' : JSON.stringify(nested)),
  /** The calls without effect since the last time, as JSON. */
  sideEffects: (): string => (sideEffects.length === 0 ? '' : JSON.stringify(sideEffects.splice(0))),
  describe: (reason: unknown): string => textOf(reason),
  warmUp,
};

export type Guest = typeof guest;

// The renderer removes it before any other code runs.
(globalThis as { guest?: Guest }).guest = guest;

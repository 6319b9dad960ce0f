/** The gate's code in a browser, beside a version's files: React's development build, with its error texts, and axe. */
import type { FragmentHost, PageView } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { restingRules } from '@forecourt/fragment-kit/axe-rules';
import { FragmentRoot, idPrefix } from '@forecourt/fragment-kit/host';
import axe from 'axe-core';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadFragments } from './container';
import { watchIntrinsics } from './intrinsics';
import type { BrowserFiles } from './messages';

interface Fault {
  rule: 'hydrates' | 'intrinsics' | 'axe';
  what: string;
}

/** A fragment to show, as the server has sent it. */
export interface Shown {
  fragment: string;
  html: string;
  hydrates: boolean;
  checksAccess: boolean;
  view: PageView;
}

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
/** Without the positions of elements: finding them takes longer than checking them. */
const judging: axe.RunOptions = {
  rules: Object.fromEntries(restingRules.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
  preload: false,
};
let fragments: Readonly<Record<string, FragmentDefinition>> = {};
let patched = (): string[] => [];
const nothing = () => {};

function hostOf(view: PageView): FragmentHost {
  return {
    view,
    subscribe: () => nothing,
    dispatch: nothing,
    emit: nothing,
    on: () => nothing,
    mountSlot: () => nothing,
    openLayer: nothing,
    openOverlay: nothing,
  };
}

/** Returns the first lines of an error, which say what differs; the rest is React's stack. */
const inShort = (reason: unknown) =>
  String(reason instanceof Error ? reason.message : reason)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('- ') && !line.startsWith('http'))
    .slice(0, 2)
    .join(' ')
    .slice(0, 400);

async function hydrate(fragment: FragmentDefinition, container: HTMLElement, view: PageView): Promise<Fault[]> {
  const heard = new Set<string>();
  const hear = (reason: unknown) => void heard.add(inShort(reason));
  // React reports attributes that differ only there.
  console.error = (format: unknown, ...values: unknown[]) => {
    if (/hydrat/i.test(String(format)))
      hear([format, ...values.filter((value) => typeof value === 'string')].join(' '));
  };
  const before = JSON.stringify(view);
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await React.act(async () => {
    root = hydrateRoot(container, <FragmentRoot fragment={fragment} host={hostOf(view)} />, {
      identifierPrefix: idPrefix(fragment.name),
      onRecoverableError: hear,
      onUncaughtError: hear,
    });
  });
  const faults = [...heard].map((what): Fault => ({ rule: 'hydrates', what }));
  await React.act(async () => root?.unmount());
  if (JSON.stringify(view) !== before)
    faults.push({ rule: 'intrinsics', what: 'changes the page’s view, which all fragments share' });
  return faults;
}

async function violationsIn(element: HTMLElement): Promise<Fault[]> {
  const { violations } = await axe.run(element, judging);
  return violations.map(({ id, help, nodes }) => ({
    rule: 'axe',
    what: `${id} (${help}): ${nodes[0]?.html.slice(0, 160) ?? ''}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`,
  }));
}

export const stage = {
  /** Loads the container. @param filesUrl base URL of the version's files @returns its faults */
  async load({ container, entry, exposes }: BrowserFiles, filesUrl: string): Promise<string[]> {
    patched = watchIntrinsics();
    const loaded = await loadFragments({ container, entry: filesUrl + entry, exposes });
    fragments = loaded.fragments;
    return loaded.wrong.map((what) => `${entry} ${what}`);
  },
  /** Lists the shared objects that the version has changed. */
  patched: (): string[] => patched(),
  /** Shows a fragment. @returns its faults */
  async show({ fragment, html, hydrates, checksAccess, view }: Shown): Promise<Fault[]> {
    const container = document.createElement('main');
    container.innerHTML = html;
    document.body.append(container);
    try {
      const checked = checksAccess ? await violationsIn(container) : [];
      const definition = fragments[fragment];
      const hydrated = hydrates && definition !== undefined ? await hydrate(definition, container, view) : [];
      return [...hydrated, ...checked];
    } catch (error) {
      return [{ rule: 'hydrates', what: inShort(error) }];
    } finally {
      container.remove();
    }
  },
};

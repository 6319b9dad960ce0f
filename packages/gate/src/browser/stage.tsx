/** What stands in a browser beside a version's own files: React as browsers run it, with its words for what goes wrong, and axe. */
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
  rule: 'hydrates' | 'axe';
  what: string;
}

/** A fragment that is to be shown, as the server has sent it. */
export interface Shown {
  fragment: string;
  html: string;
  hydrates: boolean;
  isJudged: boolean;
  view: PageView;
}

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
/** Nothing is told of where elements stand: to find that out takes longer than to judge them. */
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

/** The first lines of an error, which say what differs; the rest is where React was. */
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
  // Attributes that differ are told there only.
  console.error = (format: unknown, ...values: unknown[]) => {
    if (/hydrat/i.test(String(format)))
      hear([format, ...values.filter((value) => typeof value === 'string')].join(' '));
  };
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
  return faults;
}

async function judge(element: HTMLElement): Promise<Fault[]> {
  const { violations } = await axe.run(element, judging);
  return violations.map(({ id, help, nodes }) => ({
    rule: 'axe',
    what: `${id} (${help}): ${nodes[0]?.html.slice(0, 160) ?? ''}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`,
  }));
}

export const stage = {
  /** @param filesUrl where the version's files are @returns what is wrong with its container */
  async load({ container, entry, exposes }: BrowserFiles, filesUrl: string): Promise<string[]> {
    patched = watchIntrinsics();
    const loaded = await loadFragments({ container, entry: filesUrl + entry, exposes });
    fragments = loaded.fragments;
    return loaded.wrong.map((what) => `${entry} ${what}`);
  },
  /** The names of what the version has changed for all others. */
  patched: (): string[] => patched(),
  /** @returns what goes wrong with it */
  async show({ fragment, html, hydrates, isJudged, view }: Shown): Promise<Fault[]> {
    const container = document.createElement('main');
    container.innerHTML = html;
    document.body.append(container);
    try {
      const judged = isJudged ? await judge(container) : [];
      const definition = fragments[fragment];
      const hydrated = hydrates && definition !== undefined ? await hydrate(definition, container, view) : [];
      return [...hydrated, ...judged];
    } catch (error) {
      return [{ rule: 'hydrates', what: inShort(error) }];
    } finally {
      container.remove();
    }
  },
};

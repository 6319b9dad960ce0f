/** A version's browser files, loaded as pages load them: its container, and the modules that it exposes. */
import { contractVersion, searchKitVersion, sharedModules } from '@forecourt/contracts';
import * as kit from '@forecourt/fragment-kit';
import { isContainer, loadScript, provideToContainers } from '@forecourt/fragment-kit/host';
import * as searchKit from '@forecourt/search-kit';
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as rxjs from 'rxjs';

/** The files of a version that browsers load. */
export interface BrowserRemote {
  container: string;
  /** URL of the entry. */
  entry: string;
  /** The container's modules by fragment: `./filters`. */
  exposes: Readonly<Record<string, string>>;
}

type Fragments = Readonly<Record<string, kit.FragmentDefinition>>;

/** Maximum time to load a module, ms: an existing file loads at once; one that never loads leaves its fragment without script. */
const timeoutMs = 10_000;
/** Names that a manifest may give a container, and of the lists by which its scripts add modules. */
const nameOfRemote = /^(webpackChunk)?[a-z][a-z0-9_]*$/;

const given = (version: string, module: unknown) => ({ version, get: () => module });

const moduleOf = provideToContainers({
  react: given(sharedModules.react, React),
  'react/jsx-runtime': given(sharedModules.react, ReactJsxRuntime),
  'react-dom': given(sharedModules['react-dom'], ReactDom),
  'react-dom/client': given(sharedModules['react-dom'], ReactDomClient),
  '@forecourt/fragment-kit': given(contractVersion, kit),
  '@forecourt/search-kit': given(searchKitVersion, searchKit),
  rxjs: given(sharedModules.rxjs, rxjs),
});

/** Returns the fragments that loaded, and what is wrong with the container. */
export async function loadFragments({
  container,
  entry,
  exposes,
}: BrowserRemote): Promise<{ fragments: Fragments; wrong: string[] }> {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const entered = loadScript({ src: entry }, timeoutMs);
  const fragments: Record<string, kit.FragmentDefinition> = {};
  const wrong: string[] = [];
  for (const [name, expose] of Object.entries(exposes)) {
    const module = await soon(entered.then(() => moduleOf(container, expose) as Promise<{ default?: unknown }>));
    if ('reason' in module) wrong.push(`offers no module "${expose}" for the fragment "${name}": ${module.reason}`);
    else if (isFragment(module.value?.default)) fragments[name] = module.value.default;
    else wrong.push(`exposes as "${expose}" something that is not a fragment`);
  }
  const foreign = Object.getOwnPropertyNames(globalThis).filter(
    (name) => !before.has(name) && ![container, `webpackChunk${container}`].includes(name) && nameOfRemote.test(name),
  );
  return {
    fragments,
    wrong: [
      ...(isContainer((globalThis as Record<string, unknown>)[container])
        ? []
        : [`defines no container "${container}"${foreign.length === 0 ? '' : `, but ${foreign.join(', ')}`}`]),
      ...foreign.map((name) => `defines "${name}", which may be another remote's`),
      ...wrong,
    ],
  };
}

function isFragment(value: unknown): value is kit.FragmentDefinition {
  return typeof (value as { Component?: unknown } | undefined)?.Component === 'function';
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300);

async function soon<T>(asked: Promise<T>): Promise<{ value: T } | { reason: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ reason: string }>((resolve) => {
    timer = setTimeout(() => resolve({ reason: `it did not load within ${timeoutMs / 1000} s` }), timeoutMs);
  });
  const settled = asked.then(
    (value) => ({ value }),
    (error: unknown) => ({ reason: firstLine(error instanceof Error ? error.message : String(error)) }),
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Plan } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import { own } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { RemoteFiles } from '../../registry/remote-files';
import type { Position } from '../../source-lines/positions';
import { remoteUrl } from '../plan/make-plan';
import { digest } from '../text-digest';
import type { HostScript } from './state-script';

/** A remote's scripts for one plan, as one file. */
interface Bundle extends HostScript {
  bytes: Buffer;
  /** Its parts, in order, with the offsets at which they start. */
  parts: readonly { path: string; at: number }[];
}

/** A position in a script of a version. */
type PathPosition = Position & { path: string };

/** The bundles of a plan, by remote; a remote without one is loaded file by file. */
export type PlanBundles = Readonly<Record<string, HostScript>>;

/** Size of the bundles that are cached, bytes. */
const memoryBytes = 32 * 2 ** 20;
/** Longest time that the first page of a plan waits for its bundles, ms: the shell may have to fetch their parts. */
const timeoutMs = 100;
const nameLength = 10;
const none: PlanBundles = {};
/** Asks the browser to compile all of a bundle while it arrives, off the main thread: nearly all of it runs when a slot hydrates. */
const compileAhead = '//# allFunctionsCalledOnLoad\n';
/** Policies of slots that most visits never wake. */
const wakesLater: readonly string[] = ['interaction', 'remembered'];

/**
 * Makes for each remote of a plan one script of all that its slots there need: the container's entry, then the chunks of every fragment
 * that can be hydrated. One request instead of one for each chunk, cached for ever. Every part was verified, and the whole has an integrity of its own
 * in the plan. A remote's bundle does not depend on other remotes: if one of them changes, the other bundles stay.
 */
export class Bundles {
  private readonly byPlan = new WeakMap<Plan, Promise<PlanBundles>>();
  private readonly ready = new WeakMap<Plan, PlanBundles>();
  /** By URL. */
  private readonly cached = new LRUCache<string, Bundle>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  constructor(private readonly files: Pick<RemoteFiles, 'browserFile'>) {}

  /** Returns a plan's bundles; none while their parts are being fetched. */
  async forPlan(plan: Plan): Promise<PlanBundles> {
    const ready = this.ready.get(plan);
    if (ready !== undefined) return ready;
    if (this.byPlan.has(plan)) return none;
    const made = this.make(plan);
    this.byPlan.set(plan, made);
    return Promise.race([made, delay(timeoutMs, none, { ref: false })]);
  }

  /** Returns a bundle of a plan that was used lately. */
  byUrl(url: string): Bundle | undefined {
    return this.cached.get(url);
  }

  /** Returns the script of which a position in a bundle is a part, and the position there; undefined for a bundle that was not used lately. */
  partAt(remote: string, version: string, { path, line, column }: PathPosition): PathPosition | undefined {
    const bundle = this.cached.get(remoteUrl(remote, version, path));
    if (bundle === undefined) return undefined;
    const text = bundle.bytes.toString();
    const offset = offsetOf(text, line) + column - 1;
    const part = bundle.parts.findLast(({ at }) => at <= offset);
    if (part === undefined) return undefined;
    const lines = text.slice(part.at, offset).split('\n');
    return { path: part.path, line: lines.length, column: lines.at(-1)!.length + 1 };
  }

  private async make(plan: Plan): Promise<PlanBundles> {
    const made = await Promise.all(
      Object.entries(scriptsOf(plan)).map(async ([remote, paths]) => [remote, await this.bundle(plan, remote, paths)]),
    ).then((pairs) => Object.fromEntries(pairs) as Record<string, Bundle | null>);
    const whole = Object.entries(made).filter((pair): pair is [string, Bundle] => pair[1] !== null);
    const bundles = Object.fromEntries(whole.map(([remote, { url, integrity }]) => [remote, { url, integrity }]));
    if (whole.length === Object.keys(made).length) this.ready.set(plan, bundles);
    // A file cannot be fetched now: this page does without the bundle, and the next one tries again.
    else this.byPlan.delete(plan);
    return bundles;
  }

  private async bundle(plan: Plan, remote: string, paths: readonly string[]): Promise<Bundle | null> {
    const { version } = plan.remotes[remote]!;
    const folder = remoteUrl(remote, version, '');
    const scripts = paths.map((url) => url.slice(folder.length));
    const files = await Promise.all(scripts.map((path) => this.files.browserFile(remote, version, path))).catch(
      () => [],
    );
    const found = files.flatMap((file, index) =>
      file === undefined ? [] : [{ path: scripts[index]!, text: file.bytes.toString() }],
    );
    if (found.length < paths.length || found.length === 0) return null;
    const { text, parts } = joined(found);
    // In the version's folder, because containers find their files beside the script that defined them.
    const url = `${folder}bundle.${digest(text).slice(0, nameLength)}.js`;
    const known = this.cached.get(url);
    if (known !== undefined) return known;
    const bytes = Buffer.from(text);
    const bundle = { url, integrity: integrityOf(bytes), bytes, parts };
    this.cached.set(url, bundle);
    return bundle;
  }
}

/**
 * Returns the URLs of the scripts that each remote's slots need, the container's entry first. Few visitors touch the page's footer: what wakes there by a
 * touch, or for what is remembered, comes by itself then.
 */
function scriptsOf({ slots, remotes }: Plan): Readonly<Record<string, readonly string[]>> {
  const scripts = new Map<string, Set<string>>();
  for (const { remote, fragment, failure, hydrate, region } of slots) {
    const built = own(remotes, remote);
    if (built === undefined || failure !== null || hydrate === 'never') continue;
    const urls = scripts.get(remote) ?? new Set([built.entry]);
    scripts.set(remote, urls);
    if (region === 'footer' && wakesLater.includes(hydrate)) continue;
    for (const url of own(built.preload, fragment) ?? []) urls.add(url);
  }
  return Object.fromEntries([...scripts].map(([remote, urls]) => [remote, [...urls]]));
}

/**
 * Joins an entry with chunks, which only add their modules to the container's list. Each chunk is in a function of its own, where its
 * `'use strict'` means the same as in its file; the entry declares a global and is first, where its own does.
 */
function joined(scripts: readonly { path: string; text: string }[]): { text: string } & Pick<Bundle, 'parts'> {
  let text = compileAhead;
  const parts = scripts.map(({ path, text: script }, index) => {
    text += index === 0 ? '' : '\n;(()=>{';
    const at = text.length;
    text += index === 0 ? script : `${script}\n})();`;
    return { path, at };
  });
  return { text, parts };
}

/** Returns the offset at which a line of a text starts; the text's length if it has fewer lines. */
function offsetOf(text: string, line: number): number {
  let offset = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', offset);
    if (end === -1) return text.length;
    offset = end + 1;
  }
  return offset;
}

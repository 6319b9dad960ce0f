import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Channel, devVersion, type RegistrySnapshot } from '@forecourt/contracts';
import { own, reasonOf } from '@forecourt/service';
import type { RegistryClient } from '../client';
import { coalesce } from '../coalesce';
import { CommandError } from '../command-error';
import { isLoopback } from '../connect';
import { placementsText } from '../placements';
import { findSource, noSource, readBuilt } from '../remote-folder';
import type { Row } from '../row';
import type { Surroundings } from '../surroundings';
import { type BrandChoice, brandOf, brandOption } from '../values';
import { watchTree } from '../watch-tree';

/** Output folder; `dist/fragment` keeps the last real build. */
const devFolder = 'dist/dev';
const lookMs = 100;
const quietMs = 150;

/** Publishes unfinished work until the signal. */
export const dev: Row<{ remote: string; brand: BrandChoice; yes: boolean }> = {
  usage: 'dev [remote] [--brand <brand>] [--yes]',
  options: { ...brandOption, yes: { type: 'boolean' } },
  does: 'Builds on every change and shows it in the real page; Ctrl-C restores the previous version.',
  parse: (line) => ({ remote: line.argument ?? '.', brand: brandOf(line.text('brand')), yes: line.has('yes') }),
  async run(input, surroundings) {
    await session(input, await surroundings.connect(), surroundings);
    return null;
  },
};

/**
 * Builds the remote now and after each change of its source, publishes each build as `<version>-dev.<n>` and makes it live, until the
 * signal; then it restores the previous version. A failed build or publish leaves the last good one on the page.
 * @throws CommandError if the registry is on another machine, or the previous version could not be restored
 */
async function session(
  { remote: given, brand, yes }: { remote: string; brand: BrandChoice; yes: boolean },
  client: RegistryClient,
  { print, build, signal, called, ...places }: Surroundings,
): Promise<void> {
  if (!yes && !isLoopback(client.url)) {
    throw new CommandError(
      `dev makes unfinished work live, and ${client.url} is not on this machine. Add --yes if that is what you want.`,
    );
  }
  const source = await findSource(given, places);
  if (source === null) throw noSource(given, called);
  const { folder, name, version } = source;
  const before = await client.snapshot();
  const brands = brand === '*' ? await client.brands() : [brand];
  let next = nextNumber(before, name, version);
  const mine = new Set<string>();

  const rebuild = async () => {
    const started = performance.now();
    const built = devVersion(version, next++);
    try {
      if (!(await build(folder, built, devFolder, signal)) || signal.aborted) return;
      const { files } = await readBuilt(join(folder, devFolder));
      await client.publish(name, built, files);
      mine.add(built);
      await client.promote(brand, name, { version: built });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      print(`${name}@${built} is live on ${brands.join(', ')} (${seconds} s).`);
      if (mine.size > 1) return;
      print(await placementsText(client, called, { remote: name, version: built, brands }));
      print(await followed(client, name, brands[0] ?? ''));
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
  };
  const rebuilds = coalesce(rebuild, quietMs);
  const stopWatching = await watchTree(join(folder, 'src'), lookMs, () => rebuilds.trigger());
  print(`Watching ${name}/src. Ctrl-C ends this and restores the previous version.`);
  rebuilds.trigger();
  if (!signal.aborted) await once(signal, 'abort');
  stopWatching();
  await rebuilds.stop();
  try {
    if (mine.size > 0) await restoreAll({ client, print }, brands, name, before, mine);
  } finally {
    await rm(join(folder, devFolder), { recursive: true, force: true });
  }
}

/** Returns a link to a page that reloads after each build, or the reason why there are no previews. */
async function followed(client: RegistryClient, remote: string, brand: string): Promise<string> {
  try {
    const { url } = await client.preview({ follows: [remote], brand, page: '/cars-for-sale/all?inspect' });
    return `A page that reloads after each build, with the inspector:\n  ${url}`;
  } catch (error) {
    return `Reload the page after each build: pages cannot do so themselves here.\n${reasonOf(error)}`;
  }
}

/** Restores the brands that still serve a version of this session; on the others somebody else has promoted a version meanwhile. */
async function restoreAll(
  { client, print }: { client: RegistryClient; print: Surroundings['print'] },
  brands: readonly string[],
  remote: string,
  before: RegistrySnapshot,
  session: ReadonlySet<string>,
): Promise<void> {
  const now = await client.snapshot();
  for (const brand of brands) {
    const served = channelOf(now, brand, remote)?.version;
    if (served !== undefined && session.has(served)) {
      print(await restore(client, brand, remote, channelOf(before, brand, remote)));
    }
  }
}

function channelOf(snapshot: RegistrySnapshot, brand: string, remote: string): Channel | undefined {
  return own(own(snapshot.channels, brand) ?? {}, remote);
}

/** Restores a brand's previous version, and removes the session's versions from its history. */
async function restore(
  client: RegistryClient,
  brand: string,
  remote: string,
  before: Channel | undefined,
): Promise<string> {
  if (before === undefined) return `${brand} served no ${remote} before; the last build stays.`;
  const { version, canary } = before;
  // The history is bounded: after a very long session only a promote can restore the version.
  await client.rollback(brand, remote, version).catch(() => client.promote(brand, remote, { version }));
  if (canary !== null) await client.promote(brand, remote, canary);
  return `${brand} serves ${remote}@${version} again.`;
}

/** Returns the number above the highest published one: a version is never reused. */
function nextNumber(snapshot: RegistrySnapshot, remote: string, version: string): number {
  const prefix = devVersion(version, 0).slice(0, -1);
  const numbers = Object.keys(own(snapshot.versions, remote) ?? {})
    .filter((published) => published.startsWith(prefix))
    .map((published) => Number(published.slice(prefix.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
}

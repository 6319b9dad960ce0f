import { setTimeout as wait } from 'node:timers/promises';
import type { IndexSource } from '../../store/port';
import { SearchUnavailable } from '../port';
import type { OpenSearchClient } from './client';
import { type ActiveIndex, type Build, byAge, type Indexes, writeAliasOf } from './indexes';
import { FORMAT } from './mapping';
import { IndexWriter, readChangesAfter } from './writes';

export interface BuildRules {
  /** Interval at which the progress of another marketplace's build is checked, ms. */
  pollMilliseconds: number;
  /** Time without progress after which that build counts as abandoned, ms. */
  stallMilliseconds: number;
}
export const buildRules: BuildRules = { pollMilliseconds: 500, stallMilliseconds: 30_000 };

/** The dependencies of a build. */
export interface BuildContext {
  client: OpenSearchClient;
  indexes: Indexes;
  source: IndexSource;
  rules: BuildRules;
  notify: (message: string) => void;
}

/**
 * Builds an index of a generation and lets searches read it. Of several marketplaces one builds it, and the others wait.
 * @param least the entry of the log that it has to include: listings that could be found must not disappear again
 * @returns once the alias names an index of the generation that is newer than `present`
 */
export async function buildIndex(
  context: BuildContext,
  generation: number,
  present: ActiveIndex | null,
  least: () => number,
): Promise<void> {
  const { indexes, source, notify } = context;
  for (;;) {
    const pending = await pendingBuild(indexes, generation, present);
    if (pending !== null && (await waitFor(context, pending))) return;
    const meta = { format: FORMAT, generation, mark: await source.markOfGeneration(generation) };
    const latest = pending?.build ?? (present?.generation === generation ? present.build : 0);
    const build = await indexes.create(meta, latest + 1);
    if (build === null) continue;
    notify(`the index ${build.name} is being built`);
    await fill(context, build, least);
    await replaceBy(indexes, build);
    return;
  }
}

/** Returns the newest index of a generation that is newer than the present one: a marketplace is building it, or ended before it was complete. */
async function pendingBuild(indexes: Indexes, generation: number, present: ActiveIndex | null): Promise<Build | null> {
  const after = present?.generation === generation ? present.build : 0;
  const all = await indexes.list();
  return all.findLast((each) => each.generation === generation && each.build > after) ?? null;
}

/** Waits for the index that another marketplace builds. @returns false if the build makes no progress any more */
async function waitFor({ indexes, rules, notify }: BuildContext, build: Build): Promise<boolean> {
  notify(`another marketplace builds the index ${build.name}; it is awaited`);
  let written = -1;
  let since = performance.now();
  for (; performance.now() - since < rules.stallMilliseconds; await wait(rules.pollMilliseconds)) {
    const active = await indexes.active();
    if (active !== null && byAge(active, build) >= 0) return true;
    const now = await indexes.writtenTo(build);
    if (now === null) return false;
    if (now !== written) since = performance.now();
    written = now;
  }
  return false;
}

async function fill({ client, source }: BuildContext, { name, generation }: Build, least: () => number): Promise<void> {
  const writer = new IndexWriter(client, writeAliasOf(name));
  // Read before the rows: later writes are applied afterwards, whether or not the rows read include them.
  let seq = await source.lastChange();
  for await (const documents of source.readDocuments(generation)) await writer.load(documents, seq);
  do {
    const changes = await readChangesAfter(source, { generation, seq });
    if (changes === null)
      throw new SearchUnavailable('While the index was built, more was written than the log keeps.');
    seq = changes.seq;
    await writer.apply(changes.listings, { generation, seq }, changes.change);
  } while (seq < least());
}

/** Lets searches read an index, and removes older ones but the one before, which marketplaces may still be reading. */
async function replaceBy(indexes: Indexes, build: Build): Promise<void> {
  const before = await indexes.active();
  if (before !== null && before.generation > build.generation) {
    await indexes.remove(build.name);
    return;
  }
  await indexes.activate(build);
  await indexes.removeBefore(build, [before?.name]);
}

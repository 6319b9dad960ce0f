/** Renders a candidate and the served versions on sampled pages, as a shell does, and groups what differs. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import type { Rehearsal, SampledInput } from '@forecourt/contracts/rehearsal';
import { RendererDeath, type RenderResult, type SlotJob, type SlotList } from '@forecourt/renderer';
import { reasonOf } from '@forecourt/service';
import { explain } from '../render/explain';
import { ChangeGroups, type SlotChange } from './change-groups';
import { type Comparable, comparableHtml, type Version } from './comparable-html';
import { htmlChanges } from './html-changes';
import { addPictures, type PictureOptions } from './pictures';
import { inputDigest, sampledJob, sampledTexts } from './sampled-job';
import { changedSheets } from './styles';
import { VersionSessions } from './version-sessions';

export interface RehearsalWork extends PictureOptions {
  candidate: Version;
  /** The version that a brand serves, by brand. */
  served: Readonly<Record<string, Version>>;
  inputs: Iterable<SampledInput> | AsyncIterable<SampledInput>;
  /** Number of pages that are rendered at a time; one for each processor if absent. */
  renderers?: number;
}

/** Maximum of differing slots of a fragment that are compared element by element, which takes longer than rendering. */
const mostCompared = 500;
/** Times that a page is rendered again after its renderer ended for no fault of the version: killed from outside, or without a processor. */
const mostRetries = 3;

/** Renderers that may end before the rehearsal does: a version that ends so many is not tried on thousands of pages. */
const mostEnded = 2;

/** A served version, and how its HTML is compared with the candidate's. */
interface Opponent {
  version: Version;
  key: ModuleKey;
  before: Comparable;
  after: Comparable;
  /** Sheets that differ, by fragment. */
  sheets: ReadonlyMap<string, string>;
}

type SlotOutcome = { html: string } | { failure: string };

/** @throws Error with the reason if a version does not load */
export async function rehearse(work: RehearsalWork): Promise<Rehearsal> {
  const start = performance.now();
  const run = new RehearsalRun(work);
  await run.renderAll();
  const groups = run.groups.all;
  const warnings = [...run.warnings, ...(await addPictures(groups, work))];
  const served = Object.entries(work.served).map(([brand, { manifest }]) => [brand, manifest.version]);
  return {
    ...run.counted,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    against: Object.fromEntries(served),
    // Other sheets with the same pixels are no difference.
    groups: groups
      .map(({ group }) => group)
      .filter(({ kind, pictures }) => kind !== 'styles' || pictures === undefined || pictures.share > 0),
    warnings,
  };
}

class RehearsalRun {
  readonly groups = new ChangeGroups();
  readonly counted = { views: 0, differing: 0, failing: 0, compared: 0 };
  private readonly key: ModuleKey;
  private readonly opponents: ReadonlyMap<string, Opponent>;
  private readonly comparedOf = new Map<string, number>();
  /** Digests of inputs that both versions show alike: popular pages are sampled many times, and rendered once. */
  private readonly unchanged = new Set<string>();
  private ended = 0;
  private skipped = 0;

  constructor(private readonly work: RehearsalWork) {
    const { candidate, served } = work;
    const { name, version } = candidate.manifest;
    this.key = `${moduleKey(name, version)}+candidate`;
    const opponents = new Map<Version, Opponent>();
    for (const each of new Set(Object.values(served))) {
      const [before, after] = comparableHtml(each, candidate);
      const key: ModuleKey = `${moduleKey(name, each.manifest.version)}+served`;
      opponents.set(each, { version: each, key, before, after, sheets: changedSheets(each, candidate) });
    }
    this.opponents = new Map(Object.entries(served).map(([brand, each]) => [brand, opponents.get(each)!]));
  }

  private get isOver(): boolean {
    return this.ended >= mostEnded;
  }

  get warnings(): string[] {
    const { candidate } = this.work;
    return [
      ...(this.counted.views === 0
        ? [
            `No page with ${candidate.manifest.name} is among the sampled ones: shells with a token for reports send them.`,
          ]
        : []),
      ...(this.isOver ? [`${mostEnded} renderers were ended: the other pages were not tried.`] : []),
      ...(this.skipped > 0 ? [`${this.skipped} pages were left out: the machine was too busy to render them.`] : []),
      ...(this.groups.dropped > 0 ? [`${this.groups.dropped} rarer groups are left out.`] : []),
    ];
  }

  /** Renders all pages, as many at a time as there are processors. */
  async renderAll(): Promise<void> {
    const { inputs, programs, renderers = availableParallelism() } = this.work;
    const pages = (async function* () {
      yield* inputs;
    })();
    const lanes = Array.from({ length: renderers }, () => new VersionSessions(join(programs, 'renderer.mjs')));
    try {
      await Promise.all(
        lanes.map(async (sessions) => {
          for (let page = await pages.next(); page.done !== true && !this.isOver; page = await pages.next())
            await this.take(sessions, page.value);
        }),
      );
    } finally {
      for (const sessions of lanes) sessions.close();
    }
  }

  private async take(sessions: VersionSessions, input: SampledInput): Promise<void> {
    const { candidate } = this.work;
    const opponent = this.opponents.get(input.brand);
    if (opponent === undefined || !input.slots.some(({ remote }) => remote === candidate.manifest.name)) return;
    const digest = inputDigest(input);
    if (this.unchanged.has(digest)) {
      this.counted.views += 1;
      return;
    }
    const before = await this.render(sessions, input, opponent.version, opponent.key);
    const after = before && (await this.render(sessions, input, candidate, this.key));
    if (before === null || after === null) {
      this.skipped += 1;
      return;
    }
    this.counted.views += 1;
    let showsNothing = true;
    let [differs, fails, isCompared] = [false, false, false];
    for (const { slot, fragment } of input.slots) {
      // Of nested slots only failures are known by themselves; what they show is in the slot around them.
      if (!before.has(slot) && !after.has(slot)) continue;
      const [old, young] = [before.get(slot) ?? nothing, after.get(slot) ?? nothing];
      const [oldHtml, youngHtml] = [htmlOf(old), htmlOf(young)];
      const pair = { brand: input.brand, fragment, before: oldHtml, after: youngHtml };
      const sheets = opponent.sheets.get(fragment);
      if (sheets !== undefined && oldHtml !== '') {
        showsNothing = false;
        this.groups.add(input, pair, [{ kind: 'styles', where: '', name: '', before: sheets, after: sheets }]);
      }
      const changes = this.changesOf(fragment, opponent, old, young);
      if (changes === null) continue;
      differs = true;
      fails ||= 'failure' in young && !('failure' in old);
      isCompared ||= changes.length > 0;
      this.groups.add(input, pair, changes);
    }
    if (showsNothing && !differs) this.unchanged.add(digest);
    if (differs) this.counted.differing += 1;
    if (fails) this.counted.failing += 1;
    if (isCompared) this.counted.compared += 1;
  }

  /** Returns the differences of a slot: null if there are none, an empty list if enough of its fragment's were compared before. */
  private changesOf(
    fragment: string,
    { before, after }: Opponent,
    old: SlotOutcome,
    young: SlotOutcome,
  ): readonly SlotChange[] | null {
    if ('failure' in old || 'failure' in young) {
      if ('failure' in old && 'failure' in young) return null;
      const failure = 'failure' in young ? young.failure : 'failure' in old ? old.failure : '';
      return [
        {
          ...{ kind: 'failure' in young ? 'fails' : 'recovers', where: '', name: failure },
          ...{ before: htmlOf(old), after: htmlOf(young) },
        },
      ];
    }
    const [oldHtml, youngHtml] = [before(old.html), after(young.html)];
    if (oldHtml === youngHtml) return null;
    const compared = this.comparedOf.get(fragment) ?? 0;
    if (compared >= mostCompared) return [];
    const changes = htmlChanges(oldHtml, youngHtml);
    // What only a parser sees as different, such as a comment, is no difference.
    if (changes.length === 0) return null;
    this.comparedOf.set(fragment, compared + 1);
    return changes;
  }

  /** Renders a version's slots of a page. @returns the outcomes by slot; null if the machine had no time for them */
  private async render(
    sessions: VersionSessions,
    input: SampledInput,
    version: Version,
    key: ModuleKey,
  ): Promise<Map<string, SlotOutcome> | null> {
    const session = await sessions.of(key, version);
    let job = sampledJob(input, version.manifest, key);
    const ended = new Map<string, SlotOutcome>();
    for (let retries = 0; retries <= mostRetries; ) {
      try {
        return new Map([...outcomesOf(await session.page(job, sampledTexts(input))), ...ended]);
      } catch (error) {
        const death = error instanceof Error ? error.cause : null;
        if (!(death instanceof RendererDeath)) throw error;
        const { how, slot } = death;
        if (how === 'starved' || how === 'killed' || slot === null || ended.has(slot)) retries += 1;
        else {
          // The slot at fault is left out, and the others are shown.
          ended.set(slot, { failure: reasonOf(error) });
          this.ended += 1;
          job = withoutSlot(job, slot);
        }
      }
    }
    return null;
  }
}

const nothing: SlotOutcome = { html: '' };
const htmlOf = (outcome: SlotOutcome) => ('html' in outcome ? outcome.html : '');

function withoutSlot({ roots, nested }: SlotList, name: string): SlotList {
  const left = (slot: SlotJob): SlotJob => (slot.slot === name ? { ...slot, broken: true } : slot);
  const inner = Object.entries(nested).map(([key, slot]) => [key, left(slot)] as const);
  return { roots: roots.map(left), nested: Object.fromEntries(inner) };
}

function outcomesOf({ slots, failures }: RenderResult): Map<string, SlotOutcome> {
  const shown = slots.map(({ slot, html }): [string, SlotOutcome] => [slot, { html }]);
  const failed = failures.map(({ slot, message }): [string, SlotOutcome] => [slot, { failure: explain(message) }]);
  return new Map([...shown, ...failed]);
}

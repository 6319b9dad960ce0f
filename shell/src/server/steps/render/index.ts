/** Step 5: the plan's slots to HTML, in the pool of renderers. */
import { setTimeout as delay } from 'node:timers/promises';
import { type ModuleKey, moduleKey, moduleOf, type Plan, type PlanSlot } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import type { RenderResult, SlotFailure, SlotJob, SlotRender } from '@forecourt/renderer';
import { endAfter, type RareLog } from '@forecourt/service';
import { isSiteSource } from '@forecourt/site';
import { forgetRenders, type Metrics } from '../../metrics';
import type { OutcomeReports } from '../../registry/outcome-reports';
import type { SourceCall } from '../data/fetch-sources';
import type { InspectedPage } from '../inspection';
import { slotAttributes } from '../slot-attributes';
import type { RemoteBreakers } from './breakers';
import { Pardons } from './pardons';
import type { RenderPool, RenderRequest } from './pool';
import { Samples } from './samples';
import { nestedIn, type SlotCache, slotKey } from './slot-cache';

/** Failures that cost the page its renderer. */
const deadly: readonly string[] = ['timed-out', 'out-of-memory', 'crashed'];

/** Whose page it is. */
export interface RenderedPage {
  /** Name of the page's type. */
  page: string;
  /** Aborted when nobody waits for it any more. */
  gone?: AbortSignal;
  /** Sees how it is made: a tester's page. */
  inspected?: InspectedPage;
  /** Nothing that was made before may stand in it. */
  isFresh?: boolean;
  /** It is one person's own: no other is tried with it. */
  isOwn?: boolean;
  /** Sources that answer with the visitor's own; what is made of those is not kept. */
  ownSources?: ReadonlySet<string>;
}

/**
 * So long, ms, a slot whose own sources are there waits for those of the site that are nested in it: they were asked for at the same time, of the same
 * upstream, and what is not there when the slot is made is left out. What a remote brings itself, an ad, has its room and is not waited for.
 */
const nestedWaitMs = 50;

const none: ReadonlySet<string> = new Set();

export interface RendererOptions {
  pool: RenderPool;
  breakers: RemoteBreakers;
  cache: SlotCache;
  metrics: Metrics;
  log: RareLog;
  /** Told of each slot that was to be rendered; absent where nobody is told. */
  reports?: Pick<OutcomeReports, 'count'>;
  /** Told how long the renders of each page took that asked for any, waiting for a renderer included, ms. */
  onRendered?(tookMs: number): void;
  /** How long a page waits for its renders before what lacks is deferred, ms. */
  patienceMs: number;
}

/** A slot of the layout on its way. */
export interface PageSlot {
  slot: PlanSlot;
  /** Whether its own data is there, so that only its rendering is waited for. */
  hasData: boolean;
  html: Promise<SlotRender>;
}

export class Renderer {
  private readonly samples = new Samples();
  private readonly pardons = new Pardons();

  constructor(private readonly options: RendererOptions) {}

  /**
   * Makes a version ready: loads it, and tries it with pages on which its remote stood lately.
   * Rejects with the module's own error, or with `RendererDeath`.
   */
  load(key: ModuleKey, code: string): Promise<void> {
    return this.options.pool.load(key, code, this.samples.of(key));
  }

  unload(key: ModuleKey): void {
    this.options.pool.unload(key);
    const { remote, version } = moduleOf(key);
    void forgetRenders(this.options.metrics, remote, version);
  }

  /**
   * Renders the given slots of the layout, with what is nested in them, in one message to one renderer; a nested slot that is not
   * ready is left to the browser. Never rejects: every slot comes back with an outcome.
   */
  async render(
    plan: Plan,
    view: ViewTexts,
    slots: readonly PlanSlot[],
    isReady: (slot: PlanSlot) => boolean,
    { page, gone, inspected, isFresh = false, isOwn = false, ownSources = none }: RenderedPage,
  ): Promise<ReadonlyMap<string, SlotRender>> {
    const admitted = new Map<string, boolean>();
    const jobOf = (slot: PlanSlot) => this.jobOf(slot, plan, { admitted, inspected });
    const nested = plan.slots.filter(isNested);
    const request = {
      view,
      roots: slots.map(jobOf),
      nested: Object.fromEntries(nested.map((slot) => [slot.slot, { ...jobOf(slot), pending: !isReady(slot) }])),
    };
    const { kept, keys } = isFresh
      ? { kept: new Map<string, SlotRender>(), keys: new Map() }
      : this.lookUp(request, ownSources);
    const roots = request.roots.filter((root) => !kept.has(root.slot));
    for (const { slot, key } of request.roots)
      if (kept.has(slot)) this.options.reports?.count(plan.brand, key, 'rendered');
    const made =
      roots.length === 0 ? [] : await this.make(request, roots, keys, { page, gone, inspected, isOwn }, plan.brand);
    if (inspected !== undefined) {
      for (const render of kept.values()) inspected.rendered(render, true);
      for (const render of made) inspected.rendered(render, false);
    }
    const renders = new Map([...kept, ...made.map((render) => [render.slot, render] as const)]);
    for (const slot of slots) {
      const outcome = renders.get(slot.slot)!.outcome;
      this.options.metrics.slots.inc({ slot: slot.slot, remote: slot.remote, version: slot.version, outcome });
    }
    return renders;
  }

  /** Slots that were made before from the very same, and the keys under which the others may be kept. */
  private lookUp({ roots, nested, view }: RenderRequest, ownSources: ReadonlySet<string>) {
    const { breakers, cache } = this.options;
    const kept = new Map<string, SlotRender>();
    const keys = new Map<string, string>();
    for (const root of roots) {
      const inner = nestedIn(root, nested);
      if ([root, ...inner].some(({ needs }) => needs.some((name) => ownSources.has(name)))) continue;
      // A version on trial has to show that it renders.
      if (root.broken || [root, ...inner].some(({ key }) => !breakers.isClosed(key))) continue;
      const key = slotKey(root, inner, view);
      const render = cache.get(key);
      if (render === undefined) keys.set(root.slot, key);
      else kept.set(root.slot, render);
    }
    return { kept, keys };
  }

  private async make(
    request: RenderRequest,
    roots: readonly SlotJob[],
    keys: ReadonlyMap<string, string>,
    { page, gone, inspected, isOwn = false }: RenderedPage,
    brand: string,
  ): Promise<readonly SlotRender[]> {
    const { pool, breakers, cache, patienceMs, onRendered } = this.options;
    const begun = performance.now();
    const patience = endAfter(patienceMs, gone);
    const result = await pool.render({ ...request, roots }, patience.signal);
    patience.forget();
    onRendered?.(performance.now() - begun);
    for (const failure of result.failures) {
      this.countFailure(failure);
      inspected?.failed(failure);
    }
    for (const { key, fragment } of result.rendered) breakers.rendered(key, fragment);
    this.report(brand, roots, result);
    if (!isOwn) this.samples.keep(page, request, result);
    const failed = new Set(result.failures.map(({ slot }) => slot));
    for (const render of result.slots) {
      const key = keys.get(render.slot);
      const root = roots.find(({ slot }) => slot === render.slot);
      if (key === undefined || root === undefined || (render.outcome !== 'ok' && render.outcome !== 'empty')) continue;
      if (![root, ...nestedIn(root, request.nested)].some(({ slot }) => failed.has(slot))) cache.keep(key, render);
    }
    return result.slots;
  }

  /**
   * Every slot of the layout with its HTML to come: those whose sources are there in one batch, each of the others as soon as
   * its own sources have settled. One that has listings of the site nested in it gives those a moment, too.
   */
  renderAsDataArrives(plan: Plan, calls: readonly SourceCall[], view: () => ViewTexts, page: RenderedPage): PageSlot[] {
    const slots = plan.slots.filter((slot) => slot.region !== null);
    const nested = Object.fromEntries(plan.slots.filter(isNested).map((slot) => [slot.slot, slot]));
    const missing = ({ needs }: Pick<PlanSlot, 'needs'>) =>
      calls.filter(({ name, settled }) => settled === undefined && needs.includes(name));
    const missingInside = (slot: PlanSlot) =>
      nestedIn(slot, nested)
        .flatMap(missing)
        .filter(({ name }) => isSiteSource(name));
    const isReady = (slot: PlanSlot) => missing(slot).length === 0;
    const complete = slots.filter((slot) => isReady(slot) && missingInside(slot).length === 0);
    const batch = this.render(plan, view(), complete, isReady, page);
    const later = async (slot: PlanSlot) => {
      await settled(missing(slot));
      await Promise.race([settled(missingInside(slot)), delay(nestedWaitMs)]);
      return this.render(plan, view(), [slot], isReady, page);
    };
    return slots.map((slot) => {
      const renders = complete.includes(slot) ? batch : later(slot);
      return { slot, hasData: isReady(slot), html: renders.then((all) => all.get(slot.slot)!) };
    });
  }

  /** Whether nothing stands against a plan's versions: then what was made of them before may be given again. */
  isSound(plan: Plan): boolean {
    const { breakers } = this.options;
    return plan.slots.every(
      ({ failure, remote, version }) => failure === null && breakers.isClosed(moduleKey(remote, version)),
    );
  }

  /** Counts the slots of a page that was made before. @param outcomes by slot */
  countKept(plan: Plan, outcomes: ReadonlyMap<string, string>): void {
    const { metrics, reports } = this.options;
    for (const { slot, remote, version } of plan.slots) {
      const outcome = outcomes.get(slot);
      if (outcome === undefined) continue;
      metrics.slots.inc({ slot, remote, version, outcome });
      reports?.count(plan.brand, moduleKey(remote, version), 'rendered');
    }
  }

  private jobOf(
    slot: PlanSlot,
    plan: Plan,
    { admitted, inspected }: { admitted: Map<string, boolean>; inspected: InspectedPage | undefined },
  ): SlotJob {
    const key = moduleKey(slot.remote, slot.version);
    let broken = slot.failure !== null;
    if (slot.failure !== null) this.count(slot.slot, slot.remote, slot.version, slot.failure.reason);
    else {
      // One decision a page and remote: a half-open breaker admits the page, not just its first slot.
      if (!admitted.has(key)) admitted.set(key, this.options.breakers.admit(key));
      broken = admitted.get(key) === false;
      if (broken) {
        this.count(slot.slot, slot.remote, slot.version, 'breaker-open');
        const message = 'the version has failed too often; it is let in again after a while';
        inspected?.failed({ slot: slot.slot, reason: 'breaker-open', message });
      }
    }
    return {
      slot: slot.slot,
      key,
      fragment: slot.fragment,
      needs: needsOf(slot.remote, plan),
      nests: slot.nests,
      attributes: slotAttributes(slot),
      props: slot.props,
      fallback: slot.fallback,
      broken,
    };
  }

  /** What became of each slot, for who decides whether its version may stay. */
  private report(brand: string, roots: readonly SlotJob[], { rendered, failures }: RenderResult): void {
    const { reports } = this.options;
    if (reports === undefined) return;
    for (const { key, ownMs } of rendered) reports.count(brand, key, 'rendered', ownMs);
    for (const { key, reason } of failures) {
      // No slot is to blame that there was no renderer.
      if (reason !== 'no-renderer') reports.count(brand, key, deadly.includes(reason) ? 'death' : 'fallback');
    }
    for (const { key, broken } of roots) {
      if (broken === true && moduleOf(key).version !== '') reports.count(brand, key, 'fallback');
    }
  }

  private countFailure(failure: SlotFailure): void {
    const { remote, version } = moduleOf(failure.key);
    const { slot, reason, message } = failure;
    this.count(slot, remote, version, reason);
    this.options.log.error(
      `${failure.key} ${slot} ${reason}`,
      { slot, remote, version, reason, detail: message },
      `${failure.key} failed in the slot "${slot}"`,
    );
    if (!deadly.includes(reason)) return;
    this.options.breakers.died(failure.key, failure.fragment);
    void this.reconsider(failure.key);
  }

  /** A version that survives pages which went well before was ended by one page, not by itself: others go on seeing it. */
  private async reconsider(key: ModuleKey): Promise<void> {
    const samples = this.samples.of(key);
    if (samples.length === 0 || !this.pardons.allows(key)) return;
    try {
      await this.options.pool.try(samples);
      this.options.breakers.forgive(key);
    } catch {
      // It ended the spare, too: it stays out until its breaker lets a page try.
    }
  }

  private count(slot: string, remote: string, version: string, reason: string): void {
    this.options.metrics.slotFailures.inc({ slot, remote, version, reason });
  }
}

const isNested = ({ region }: PlanSlot) => region === null;
const settled = (calls: readonly SourceCall[]) => Promise.all(calls.map(({ done }) => done));

/** A version sees what any of its fragments on the page declares, whichever of them are rendered together. */
function needsOf(remote: string, plan: Plan): string[] {
  const own = plan.slots.filter((slot) => slot.remote === remote);
  return [...new Set(own.flatMap(({ needs }) => needs))].sort();
}

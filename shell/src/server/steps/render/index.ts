/** Step 5: the plan's slots to HTML, in the pool of renderers. */
import { setTimeout as delay } from 'node:timers/promises';
import { type ModuleKey, moduleKey, moduleOf, type Plan, type PlanSlot, sourceOf } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import type { RenderResult, SlotFailure, SlotJob, SlotRender } from '@forecourt/renderer';
import { endAfter, type RareLog, type TraceSpan } from '@forecourt/service';
import { isSiteSource } from '@forecourt/site';
import { isLate, isUntried } from '../../failure';
import { forgetVersion, type Metrics } from '../../metrics';
import type { ErrorReports } from '../../registry/error-reports';
import type { OutcomeReports } from '../../registry/outcome-reports';
import type { SourceLines } from '../../source-lines/source-lines';
import type { SourceCall } from '../data/fetch-sources';
import type { InspectedPage } from '../inspection';
import type { SampledPage } from '../sample/sampled-page';
import { slotAttributes } from '../slot-attributes';
import type { RemoteBreakers } from './breakers';
import type { RenderPool, RenderRequest } from './pool';
import { Readmissions } from './readmissions';
import { Samples } from './samples';
import { nestedIn, type SlotCache, slotKey } from './slot-cache';
import { traceRender, traceSlot } from './trace-render';

/** Failures that end the page's renderer. */
const deadly: readonly string[] = ['timed-out', 'out-of-memory', 'crashed'];

/** Circumstances of a page. */
export interface RenderedPage {
  /** Name of the page type. */
  page: string;
  /** Aborted when the client has left. */
  gone?: AbortSignal;
  /** Records how a tester's page is made. */
  inspected?: InspectedPage;
  /** Whether no cached HTML may be used. */
  isFresh?: boolean;
  /** Whether the page is one person's own; it is not used as a sample then. */
  isOwn?: boolean;
  /** Sources with a visitor's own answers; HTML from those is not cached. */
  ownSources?: ReadonlySet<string>;
  /** Records what the slots of a sampled page are rendered from. */
  sampled?: SampledPage;
  /** Span of the request; absent if nothing is traced. */
  trace?: TraceSpan;
}

/**
 * Time, ms, that a slot with all its own data waits for that of the site's slots nested in it: both were requested at the same time from
 * the same upstream, and what is missing when the slot is rendered is left out. Sources of remotes, such as ads, have reserved space and
 * are not waited for.
 */
const nestedWaitMs = 50;

const none: ReadonlySet<string> = new Set();

export interface RendererOptions {
  pool: RenderPool;
  breakers: RemoteBreakers;
  cache: Pick<SlotCache, 'get' | 'keep'>;
  metrics: Metrics;
  log: RareLog;
  /** Says where in their teams' source fragments failed. */
  sourceLines: Pick<SourceLines, 'resolve'>;
  /** Counts the outcome of each slot; absent if outcomes are not reported. */
  reports?: Pick<OutcomeReports, 'count' | 'countLate'>;
  /** Tells teams what failed; absent if errors are not reported. */
  errors?: Pick<ErrorReports, 'add'>;
  /** Called with the time that a page's renders took, including the wait for a renderer, ms; not if nothing was rendered. */
  onRendered?(tookMs: number): void;
  /** Time that a page waits for its renders before missing slots are deferred, ms. */
  timeoutMs: number;
}

/** A slot's HTML. */
export interface PageRender extends SlotRender {
  /** Whether nothing failed in it, is late or was left out, the slots nested in it included. */
  isWhole: boolean;
}

/** A slot of the layout with a promise of its HTML. */
export interface PageSlot {
  slot: PlanSlot;
  /** Whether its own data has arrived, so that only its rendering is awaited. */
  hasData: boolean;
  html: Promise<PageRender>;
  /** The texts that it is rendered from. */
  from: Promise<ViewTexts>;
}

export class Renderer {
  private readonly samples = new Samples();
  private readonly readmissions = new Readmissions();

  constructor(private readonly options: RendererOptions) {}

  /**
   * Loads a version into the renderers, and tries it with recent pages of its remote.
   * Rejects with the module's own error, or with `RendererDeath`.
   */
  load(key: ModuleKey, code: string): Promise<void> {
    return this.options.pool.load(key, code, this.samples.of(key));
  }

  unload(key: ModuleKey): void {
    this.options.pool.unload(key);
    const { remote, version } = moduleOf(key);
    void forgetVersion(this.options.metrics, remote, version);
  }

  /**
   * Renders the given slots of the layout, with those nested in them, in one message to one renderer; a nested slot that is not
   * ready is left to the browser. Never rejects: every slot gets an outcome.
   */
  async render(
    plan: Plan,
    view: ViewTexts,
    slots: readonly PlanSlot[],
    isReady: (slot: PlanSlot) => boolean,
    page: RenderedPage,
  ): Promise<ReadonlyMap<string, PageRender>> {
    const { cached, renders } = await this.rendersOf(plan, view, slots, isReady, page);
    for (const { slot, remote, version } of slots) {
      if (cached.has(slot)) this.options.reports?.count(plan.brand, moduleKey(remote, version), 'rendered');
      this.options.metrics.slots.inc({ slot, remote, version, outcome: renders.get(slot)!.outcome });
    }
    return renders;
  }

  /**
   * Returns a page's slots as they are when nothing is late: those that were rendered before all data had arrived come from the cache, or are
   * rendered again.
   * @param view of all data @returns null if one is not whole, or visitors' pages wait for a renderer
   */
  async complete(
    plan: Plan,
    view: ViewTexts,
    slots: readonly PageSlot[],
    page: RenderedPage,
  ): Promise<{ slot: PlanSlot; render: PageRender }[] | null> {
    const early: PlanSlot[] = [];
    const all: { slot: PlanSlot; render: PageRender }[] = [];
    for (const { slot, html, from } of slots) {
      if ((await from) !== view) early.push(slot);
      all.push({ slot, render: await html });
    }
    if (early.length > 0) {
      if (this.options.pool.queued > 0) return null;
      const { renders } = await this.rendersOf(plan, view, early, () => true, page);
      for (const one of all) one.render = renders.get(one.slot.slot) ?? one.render;
    }
    return all.every(({ render }) => render.isWhole) ? all : null;
  }

  private async rendersOf(
    plan: Plan,
    view: ViewTexts,
    slots: readonly PlanSlot[],
    isReady: (slot: PlanSlot) => boolean,
    { isFresh = false, ownSources = none, ...circumstances }: RenderedPage,
  ): Promise<{ cached: ReadonlyMap<string, PageRender>; renders: ReadonlyMap<string, PageRender> }> {
    const admitted = new Map<string, boolean>();
    const { inspected } = circumstances;
    const jobOf = (slot: PlanSlot) => this.jobOf(slot, plan, { admitted, inspected });
    const nested = plan.slots.filter(isNested);
    const request = {
      view,
      roots: slots.map(jobOf),
      nested: Object.fromEntries(nested.map((slot) => [slot.slot, { ...jobOf(slot), pending: !isReady(slot) }])),
    };
    const { cached, keys } = isFresh
      ? { cached: new Map<string, PageRender>(), keys: new Map() }
      : this.lookUp(request, ownSources);
    const roots = request.roots.filter((root) => !cached.has(root.slot));
    const made = roots.length === 0 ? [] : await this.make(request, roots, keys, circumstances, plan);
    if (inspected !== undefined) {
      for (const render of cached.values()) inspected.rendered(render, true);
      for (const render of made) inspected.rendered(render, false);
    }
    return { cached, renders: new Map([...cached, ...made.map((render) => [render.slot, render] as const)]) };
  }

  /** Returns cached renders of the same inputs, and the cache keys of the other slots. */
  private lookUp({ roots, nested, view }: RenderRequest, ownSources: ReadonlySet<string>) {
    const { breakers, cache } = this.options;
    const cached = new Map<string, PageRender>();
    const keys = new Map<string, string>();
    for (const root of roots) {
      const inner = nestedIn(root, nested);
      if ([root, ...inner].some(({ needs }) => needs.some((need) => ownSources.has(sourceOf(need))))) continue;
      // A version on trial has to be rendered.
      if (root.broken || [root, ...inner].some(({ key }) => !breakers.isClosed(key))) continue;
      const key = slotKey(root, inner, view);
      const render = cache.get(key);
      if (render === undefined) keys.set(root.slot, key);
      else cached.set(root.slot, { ...render, isWhole: areWhole(inner) });
    }
    return { cached, keys };
  }

  private async make(
    request: RenderRequest,
    roots: readonly SlotJob[],
    keys: ReadonlyMap<string, string>,
    { page, gone, inspected, sampled, isOwn = false, trace }: RenderedPage,
    plan: Plan,
  ): Promise<readonly PageRender[]> {
    const { pool, breakers, cache, timeoutMs, onRendered } = this.options;
    const start = performance.now();
    const limit = endAfter(timeoutMs, gone);
    const span = trace?.child('renderer');
    const result = await pool.render({ ...request, roots }, limit.signal);
    limit.forget();
    if (span !== undefined) traceRender(span, result);
    onRendered?.(performance.now() - start);
    for (const failure of result.failures) {
      this.countFailure(failure);
      inspected?.failed(failure);
    }
    for (const { key, fragment } of result.rendered) breakers.rendered(key, fragment);
    this.report(plan, roots, result);
    if (!isOwn) this.samples.keep(page, request, result);
    if (!isOwn) sampled?.add({ brand: plan.brand, page, request });
    const failed = new Set(result.failures.map(({ slot }) => slot));
    return result.slots.map((render) => {
      const root = roots.find(({ slot }) => slot === render.slot);
      const inner = root === undefined ? [] : nestedIn(root, request.nested);
      const isSound =
        root !== undefined &&
        (render.outcome === 'ok' || render.outcome === 'empty') &&
        ![root, ...inner].some(({ slot }) => failed.has(slot));
      const key = keys.get(render.slot);
      if (isSound && key !== undefined) cache.keep(key, render);
      return { ...render, isWhole: isSound && areWhole(inner) };
    });
  }

  /**
   * Returns every slot of the layout with a promise of its HTML: those with all data in one batch, each of the others as soon as
   * its own sources have settled. A slot with nested slots of the site waits for those too, for a moment.
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
    const renderNow = (some: readonly PlanSlot[]) => {
      const from = view();
      return { from, renders: this.render(plan, from, some, isReady, page) };
    };
    const batch = Promise.resolve(renderNow(complete));
    const later = async (slot: PlanSlot) => {
      await settled(missing(slot));
      await Promise.race([settled(missingInside(slot)), delay(nestedWaitMs)]);
      return renderNow([slot]);
    };
    return slots.map((slot) => {
      const rendering = complete.includes(slot) ? batch : later(slot);
      const html = rendering.then(({ renders }) => renders).then((all) => all.get(slot.slot)!);
      if (page.trace !== undefined) {
        const names = missing(slot).map(({ name }) => name);
        traceSlot(page.trace, slot, html, names);
      }
      return { slot, hasData: isReady(slot), from: rendering.then(({ from }) => from), html };
    });
  }

  /** Whether no breaker and no failure affects the plan's versions, so that cached HTML of them may be used. */
  isSound(plan: Plan): boolean {
    const { breakers } = this.options;
    return plan.slots.every(
      ({ failure, remote, version }) => failure === null && breakers.isClosed(moduleKey(remote, version)),
    );
  }

  /** Counts the slots of a stored page. @param outcomes by slot */
  countCached(plan: Plan, outcomes: ReadonlyMap<string, string>): void {
    const { metrics, reports } = this.options;
    for (const { slot, remote, version } of plan.slots) {
      const outcome = outcomes.get(slot);
      if (outcome === undefined) continue;
      metrics.slots.inc({ slot, remote, version, outcome });
      reports?.count(plan.brand, moduleKey(remote, version), 'rendered');
    }
  }

  /** Counts a slot that was missing when its place was sent. */
  countLate(brand: string, { slot, remote, version, fragment }: PlanSlot, outcome: 'late' | 'deferred'): void {
    this.options.metrics.lateSlots.inc({ slot, remote, fragment, outcome });
    // A deferred slot lacked a renderer, which is not its version's fault.
    if (outcome === 'late') this.options.reports?.countLate(brand, moduleKey(remote, version));
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
      // One decision per page and version: a half-open breaker admits the whole page, not just its first slot.
      if (!admitted.has(key)) admitted.set(key, this.options.breakers.admit(key));
      broken = admitted.get(key) === false;
      if (broken) {
        this.count(slot.slot, slot.remote, slot.version, 'breaker-open');
        const message = 'the version is withdrawn after failures; it will be tried again';
        inspected?.failed({ slot: slot.slot, reason: 'breaker-open', message });
      }
    }
    return {
      slot: slot.slot,
      key,
      fragment: slot.fragment,
      needs: readsOf(slot.remote, plan),
      nests: slot.nests,
      attributes: slotAttributes(slot),
      props: slot.props,
      fallback: slot.fallback,
      broken,
    };
  }

  /** Reports the outcome of each slot to the registry, which decides whether its version stays. */
  private report(plan: Plan, roots: readonly SlotJob[], { rendered, failures }: RenderResult): void {
    const { reports } = this.options;
    if (reports === undefined) return;
    for (const { key, ownMs } of rendered) reports.count(plan.brand, key, 'rendered', ownMs);
    for (const { key, reason } of failures) {
      // A missing renderer is no slot's fault.
      if (reason !== 'no-renderer') reports.count(plan.brand, key, deadly.includes(reason) ? 'death' : 'fallback');
    }
    for (const { slot, key, broken } of roots) {
      if (broken !== true || moduleOf(key).version === '') continue;
      const { failure = null } = plan.slots.find((one) => one.slot === slot) ?? {};
      if (!isLate(failure)) reports.count(plan.brand, key, 'fallback');
    }
  }

  private countFailure(failure: SlotFailure): void {
    const { remote, version } = moduleOf(failure.key);
    const { slot, reason, message } = failure;
    this.count(slot, remote, version, reason);
    const { log, sourceLines, errors } = this.options;
    if (!isUntried(failure)) errors?.add(failure.key, { where: 'server', what: `slot ${slot}`, text: message });
    log.error(
      `${failure.key} ${slot} ${reason}`,
      async () => ({ slot, remote, version, reason, detail: await sourceLines.resolve(message, failure.key) }),
      `${failure.key} failed in the slot "${slot}"`,
    );
    if (!deadly.includes(reason)) return;
    this.options.breakers.died(failure.key, failure.fragment);
    void this.reconsider(failure.key);
  }

  /**
   * Closes the breaker of a version that survives pages which rendered well before: one page was at fault, not the version, so others get
   * it again.
   */
  private async reconsider(key: ModuleKey): Promise<void> {
    const samples = this.samples.of(key);
    if (samples.length === 0 || !this.readmissions.allows(key)) return;
    try {
      await this.options.pool.try(samples);
      this.options.breakers.close(key);
    } catch {
      // It ended the spare too: its breaker stays open until a page may try.
    }
  }

  private count(slot: string, remote: string, version: string, reason: string): void {
    this.options.metrics.slotFailures.inc({ slot, remote, version, reason });
  }
}

const isNested = ({ region }: PlanSlot) => region === null;
const areWhole = (inner: readonly SlotJob[]) => inner.every(({ pending, broken }) => !pending && !broken);
const settled = (calls: readonly SourceCall[]) => Promise.all(calls.map(({ done }) => done));

/**
 * Returns the sources, and parts of sources, of a remote on a page: a version gets the data that any of its fragments there declares,
 * whichever of them are rendered together.
 */
function readsOf(remote: string, plan: Plan): string[] {
  const own = plan.slots.filter((slot) => slot.remote === remote);
  return [...new Set(own.flatMap(({ reads }) => reads))].sort();
}

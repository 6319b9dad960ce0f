/** Steps 5 and 6 of a page: render and document; or the stored page instead. */
import { setTimeout as delay } from 'node:timers/promises';
import { type ModuleKey, moduleKey, type Plan, type PlanSlot } from '@forecourt/contracts';
import type { Log } from '@forecourt/service';
import type { Request, Response } from 'express';
import { isSitesOwn } from '../failure';
import { policyHeader } from '../http/security';
import type { SiteHosts } from '../http/site-hosts';
import { rulesHeader } from '../http/speculation';
import type { Metrics } from '../metrics';
import type { Releases } from '../registry/releases';
import { arrivedData, pageView, type SourceCall, staleSources, viewAsDataArrives } from './data';
import type { Development } from './development/development';
import {
  type AnswerWait,
  type Bundles,
  type Chrome,
  changesScript,
  type Head,
  type HostScript,
  headHtml,
  type PageContent,
  type PageFiles,
  type PageStore,
  type PlanBundles,
  pageKey,
  pageNames,
  pagePolicy,
  preloadHeader,
  responseSink,
  type Styles,
  sendPage,
  slotId,
} from './document';
import { InspectedPage } from './inspection';
import { isAbout, isRedirect, type PageType } from './page-type';
import { showsBuilds, visitorCookie, visitorCookieOptions } from './plan';
import type { PageRender, Renderer } from './render';
import { traceLate } from './render/trace-render';
import type { PreparedRequest } from './request';
import { type Sampler, sampleHeader } from './sample/sampler';
import { sendStored } from './send-stored';
import { setCookies } from './set-cookies';
import { shownNow } from './shown';
import type { Timing } from './timing';

export interface AnswerDependencies {
  renderer: Renderer;
  styles: Styles;
  bundles: Bundles;
  chrome: Chrome;
  store: PageStore;
  pageFiles: PageFiles;
  answerWait: AnswerWait;
  log: Log;
  metrics: Metrics;
  hosts: SiteHosts;
  /** Script of the browser host. */
  host: HostScript;
  starter: string;
  /** The inline script after each late slot. */
  lateSlot: string;
  /** Script that requests slots which pages lack. */
  deferred: HostScript;
  /** Script of visits that are measured. */
  field: HostScript;
  /** Share of visits that are measured in the browser, percent. */
  measured: number;
  /** Script of the inspector, for testers' pages. */
  inspector: HostScript;
  /** The inline script of pages with unpublished builds: it starts the host in its development mode. */
  devStarter: string;
  development: Development;
  releases: Releases;
  slotDeadlineMs: number;
  /** Time for which caches in front of the shell may store a page that is the same for everybody, seconds; 0: they revalidate each time. */
  pageCacheSeconds: number;
  /** Value of `freshHeader` that gets a request a newly made page. */
  freshToken: string;
  /** Samples pages for rehearsals; absent if the shell has no token to report with. */
  sampler: Sampler | undefined;
}

interface Exchange {
  request: Request;
  response: Response;
  timing: Timing;
  /** Aborts when the client has left. */
  gone: AbortSignal;
  /** Whether a tester wants to inspect how the page was made. */
  inspect: boolean;
  /** Bar of a tester's page, which is for this one browser. */
  bar: Head['bar'];
}

/** Time that slots wait for each other's data, ms, so that one message to one renderer renders them all. */
export const batchWaitMs = 15;
/** Status in the metrics for a client that left before its answer, as proxies count it. */
export const clientLeft = 499;
/** Time that the head waits for the first batch, ms, so that its duration is in the header; a page that takes longer streams. */
const headWaitMs = 30;
/** For pages that are the same for everybody: caches revalidate each time. */
const revalidated = 'public, max-age=0, must-revalidate';
export const freshHeader = 'x-forecourt-fresh';

/**
 * Answers with the page for a request.
 * @returns the status, for the metrics; null if the page's subject cannot be rendered for now (R75); nothing is sent then
 */
export async function answerPage(
  deps: AnswerDependencies,
  prepared: PreparedRequest,
  exchange: Exchange,
): Promise<number | null> {
  const { request, response, timing, gone, inspect, bar } = exchange;
  const { brand, type, address, plan, calls, known, preview } = prepared;
  const deadline = delay(deps.slotDeadlineMs, undefined, { ref: false });
  timing.add('data');
  // Of the required sources alone: what else has arrived by now is chance.
  const required = arrivedData(calls.filter((call) => call.required));
  const facts = type.head({ address, brand, reference: known.reference, data: required });
  timing.add('document');
  if (isRedirect(facts)) {
    response.status(facts.status).set('Cache-Control', 'no-store').location(facts.location).end();
    return facts.status;
  }
  // A page with a visitor's own data is not stored, nor is one whose address is a secret.
  const ownSources = new Set(calls.filter((call) => call.isPersonal).map(({ name }) => name));
  const isUnstored = ownSources.size > 0 || type.isSecret === true;
  const sampled = deps.sampler?.pageOf(request.headers[sampleHeader]);
  const isFresh = request.headers[freshHeader] === deps.freshToken || type.isSecret === true || sampled !== undefined;
  if (preview === null && !isFresh) deps.sampler?.note({ type, address, brand, reference: known.reference });
  const isStorable =
    preview === null && bar === undefined && !isUnstored && address.spent.length === 0 && !isFresh && deps.store.isOn;
  const waitsAs = `${brand.id} ${address.canonical}`;
  const startedAt = performance.now();
  const allAnswered = Promise.all(calls.map((call) => call.done)).then(() => performance.now() - startedAt);
  const waitMs = isStorable ? deps.answerWait.of(waitsAs) : batchWaitMs;
  await Promise.race([allAnswered, delay(waitMs, undefined, { ref: false })]);
  timing.end('data');
  if (gone.aborted) return clientLeft;

  const view = viewAsDataArrives(calls, () =>
    pageView({
      ...{ page: type.name, address, brand, reference: known.data },
      ...{ data: arrivedData(calls), stale: staleSources(calls) },
    }),
  );
  const origin = deps.hosts.originOf(brand, request);
  const { title, description, noindex } = facts;
  const canonical = facts.canonical === null ? null : origin + facts.canonical;
  const image = facts.image === undefined ? undefined : new URL(facts.image, origin).href;
  const { dev } = preview ?? {};
  const inspected =
    inspect || dev !== undefined
      ? new InspectedPage(({ key, message }) => deps.development.reportFailure(dev ?? {}, key, message))
      : undefined;
  const hasBuilds = showsBuilds(preview);
  const starter = hasBuilds ? deps.devStarter : deps.starter;
  const renderer = hasBuilds ? await deps.development.rendererFor(plan) : deps.renderer;
  const isForOne = preview !== null || type.isSecret === true || address.spent.length > 0;
  const [styles, bundles] = await Promise.all([
    deps.styles.forPlan(plan, brand),
    // Builds are loaded file by file: each has its own source map.
    hasBuilds ? Promise.resolve<PlanBundles>({}) : deps.bundles.forPlan(plan),
  ]);
  // Every visit of a tester is measured.
  const measured = preview === null ? deps.measured : 100;
  const { deferred, field } = deps;
  const page = { intents: type.intents, deferred, field, bundles, later: styles.later, measured };
  const names = () => pageNames(deps.pageFiles, { plan, page, view: view(), ownSources, isForOne });
  const isPersonal =
    isUnstored ||
    prepared.isPersonal ||
    bar !== undefined ||
    address.isPersonal === true ||
    address.cookies.length > 0 ||
    address.spent.length > 0;
  /**
   * @param caching value of Cache-Control for a page that is not one visitor's own
   * @param isComplete whether no slot can follow late
   */
  const setHeaders = (caching: string, isComplete: boolean) => {
    const secure = deps.hosts.isSecure(brand, request);
    const policy = pagePolicy({
      ...{ brand, bar, starter, inspector: inspected && deps.inspector },
      lateSlot: isComplete ? undefined : deps.lateSlot,
    });
    if (prepared.newVisitor !== null)
      response.cookie(visitorCookie, prepared.newVisitor, { ...visitorCookieOptions, secure });
    setCookies(response, address, secure);
    response
      .status(200)
      .type('html')
      .set('Cache-Control', isPersonal ? 'private, no-store' : caching)
      // Not on Cookie: pages that depend on a cookie are private.
      .set('Vary', 'Accept-Encoding')
      .set('Link', preloadHeader(styles.first))
      .set(rulesHeader)
      .set(policyHeader, policy);
    timing.end('document');
    response.set('Server-Timing', timing.header);
  };

  const { age } = deps.store;
  const makeKey = async () => {
    const stylesheet = styles.first.url;
    const files = [...Object.values(page.bundles), ...(styles.later === null ? [] : [styles.later])];
    const scripts = files.map(({ url }) => url);
    const head = { title, description, noindex, canonical, image, intents: type.intents, stylesheet, scripts };
    return pageKey({ ...{ plan, brand, reference: known.data, view: view() }, head, host: deps.host });
  };
  const key = isStorable && isWhole(calls) ? await makeKey() : null;
  const asStored = { ...deps, request, response, isPersonal };
  const stored = key === null || !renderer.isSound(plan) ? undefined : deps.store.get(key);
  timing.add('document');
  if (key !== null && stored !== undefined) {
    timing.end('render');
    deps.answerWait.note(waitsAs, await allAnswered);
    renderer.countCached(plan, stored.outcomes);
    // Its files may have been evicted.
    names();
    setHeaders(revalidated, true);
    await sendStored(key, stored, asStored);
    return gone.aborted ? clientLeft : response.statusCode;
  }

  const circumstances = { page: type.name, isFresh, isOwn: isUnstored, ownSources, trace: timing.trace };
  const slots = renderer.renderAsDataArrives(plan, calls, view, { ...circumstances, gone, inspected, sampled });
  const about = await Promise.all(
    slots.filter(({ slot, hasData }) => hasData && isAbout(type, slot)).map(({ html }) => html),
  );
  if (gone.aborted) return clientLeft;
  const isAbsent = plan.slots.some((slot) => isAbout(type, slot) && isSitesOwn(slot.failure));
  if (isAbsent || about.some(({ outcome }) => outcome === 'deferred')) return null;
  const inTime = await Promise.race([Promise.all(slots.map(({ html }) => html)), delay(headWaitMs, null)]);
  if (inTime === null) timing.leave();
  else timing.end('render');
  const lacks = about.some(({ outcome }) => outcome === 'fallback');
  const head = headHtml({
    ...{ brand, title, description, canonical, noindex: noindex || lacks, image, stylesheets: [styles.first], bar },
    feed: facts.feed,
    skips: skipsOf(type, plan),
    script: changesScript,
  });
  const isComplete = inTime?.every(({ isWhole }) => isWhole) === true;
  setHeaders(lacks || staleSources(calls).length > 0 ? 'no-store' : revalidated, isComplete);
  const releaseOf = (key: ModuleKey) => preview?.releases.get(key) ?? deps.releases.find(key);
  const content: PageContent = {
    ...{ brand, head, slots, deadline, names, starter, lateSlot: deps.lateSlot },
    chrome: deps.chrome,
    here: facts.canonical,
    arrangement: plan.arrangement,
    requires: type.requires,
    jsonLd: () => facts.jsonLd(origin, shownNow(plan, calls)),
    awaited: () => awaitedSlots(plan, calls),
    data: () => arrivedData(calls),
    countLate(part, outcome) {
      deps.renderer.countLate(plan.brand, part, outcome);
      if (timing.trace !== undefined) traceLate(timing.trace, part, outcome);
    },
    ...(inspected !== undefined && {
      inspector: {
        script: deps.inspector,
        inspection: () =>
          inspected.describe(prepared, (slot) => releaseOf(moduleKey(slot.remote, slot.version)), inspect),
      },
    }),
  };
  const keep = async (name: string, whole: readonly { slot: PlanSlot; render: PageRender }[]) => {
    const pieces: string[] = [];
    const ready = whole.map(({ slot, render }) => ({ slot, html: Promise.resolve(render) }));
    await sendPage(
      { write: (html) => void pieces.push(html), flush() {}, gone: false },
      { ...content, slots: ready, countLate() {} },
    );
    const outcomes = new Map(whole.map(({ slot, render }) => [slot.slot, render.outcome]));
    const page = await deps.store.put(name, pieces.join(''), outcomes, age);
    deps.answerWait.note(waitsAs, await allAnswered);
    return page;
  };
  if (key !== null && isComplete) {
    const whole = slots.map(({ slot }, at) => ({ slot, render: inTime[at]! }));
    await sendStored(key, await keep(key, whole), asStored);
    return gone.aborted ? clientLeft : response.statusCode;
  }
  await sendPage(responseSink(response), content);
  response.end();
  if (gone.aborted) return clientLeft;
  /** Stores the page in the form that it has when nothing is late. */
  const keepLate = async () => {
    await allAnswered;
    if (!isWhole(calls) || !renderer.isSound(plan)) return;
    const name = await makeKey();
    if (deps.store.has(name)) return;
    const whole = await renderer.complete(plan, view(), slots, circumstances);
    if (whole !== null) await keep(name, whole);
  };
  // The page's head names the missing parts.
  if (isStorable && !lacks)
    void keepLate().catch((error: unknown) =>
      deps.log.error({ err: error }, 'a page that was sent could not be stored'),
    );
  return response.statusCode;
}

/** Whether every source has answered, none failed and none is stale; data that is missing now may arrive a moment later. */
const isWhole = (calls: readonly SourceCall[]) =>
  calls.every(({ settled }) => settled !== undefined && !('error' in settled)) && staleSources(calls).length === 0;

/** Returns skip links to the main slots of a page type, as far as the plan has them; undefined if it has none. */
function skipsOf({ skips = {} }: PageType, { slots }: Plan): { href: string; text: string }[] | undefined {
  const present = Object.entries(skips).filter(([name]) => slots.some(({ slot }) => slot === name));
  return present.length === 0 ? undefined : present.map(([name, text]) => ({ href: `#${slotId(name)}`, text }));
}

/** Lists nested slots whose sources have not settled and are needed by no slot of the layout; if several need the same source, the first. */
function awaitedSlots(plan: Plan, calls: readonly SourceCall[]): { slot: PlanSlot; done: Promise<unknown> }[] {
  const brought = new Set(plan.slots.filter(({ region }) => region !== null).flatMap(({ needs }) => needs));
  return plan.slots.flatMap((slot) => {
    if (slot.region !== null) return [];
    const open = calls.filter(({ name, settled }) => settled === undefined && slot.needs.includes(name));
    const own = open.filter(({ name }) => !brought.has(name));
    for (const { name } of own) brought.add(name);
    return own.length === 0 ? [] : [{ slot, done: Promise.all(open.map(({ done }) => done)) }];
  });
}

/** Steps 5 and 6 of a page: render and document; or the same page as it was made before. */
import { setTimeout as delay } from 'node:timers/promises';
import { moduleKey, type Plan, type PlanSlot } from '@forecourt/contracts';
import { joinTexts } from '@forecourt/packed-view';
import type { Request, Response } from 'express';
import { isSitesOwn } from '../failure';
import { policyHeader } from '../http/security';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import { busy } from '../pages/status';
import type { Releases } from '../registry/releases';
import { arrivedData, pageView, type SourceCall, staleSources, viewAsDataArrives } from '../steps/data';
import {
  browserPlan,
  type Head,
  type HostScript,
  headHtml,
  htmlOf,
  type KeptPage,
  type PageContent,
  type PageStore,
  pageKey,
  pagePolicy,
  preloadHeader,
  responseSink,
  type Styles,
  sendPage,
  slotId,
} from '../steps/document';
import { InspectedPage } from '../steps/inspection';
import { isAbout, isRedirect, type PageType } from '../steps/page-type';
import { visitorCookie, visitorCookieOptions } from '../steps/plan';
import type { Renderer } from '../steps/render';
import type { Begun } from '../steps/request';
import type { Timing } from '../steps/timing';
import { sendStatus } from './send-status';
import { setCookies } from './set-cookies';

export interface AnswerDependencies {
  renderer: Renderer;
  styles: Styles;
  store: PageStore;
  metrics: Metrics;
  hosts: SiteHosts;
  /** The browser host's script. */
  host: HostScript;
  starter: string;
  /** The inspector's script, for testers' pages. */
  inspector: HostScript;
  releases: Releases;
  slotDeadlineMs: number;
  /** How long caches in front may hold a whole page that is nobody's own, seconds; 0: they ask each time. */
  pageCacheSeconds: number;
  /** Who sends it in `freshHeader` gets a page that is made for this very request. */
  freshToken: string;
}

interface Exchange {
  request: Request;
  response: Response;
  timing: Timing;
  /** Aborts when nobody waits for the answer any more. */
  gone: AbortSignal;
  /** Whether a tester asks how the page was made. */
  inspect: boolean;
  /** Of a tester's page. */
  bar: Head['bar'];
}

/** How long slots wait for each other's data, so that one message to one thread renders them all. */
const batchWaitMs = 15;
/** In the figures, as proxies count it: nobody was there any more to be answered. */
export const clientLeft = 499;
/** How long the head waits for the first batch, to tell its time; a page that takes longer streams. */
const headWaitMs = 30;
/** For pages that are the same for everybody: caches ask again each time. */
const revalidated = 'public, max-age=0, must-revalidate';
export const freshHeader = 'x-forecourt-fresh';

/** Answers with the page that a request has begun. @returns the status, for the figures */
export async function answerPage(deps: AnswerDependencies, begun: Begun, exchange: Exchange): Promise<number> {
  const { request, response, timing, gone, inspect, bar } = exchange;
  const { brand, type, address, plan, calls, known, preview } = begun;
  const deadline = delay(deps.slotDeadlineMs, undefined, { ref: false });
  const facts = type.head({ address, brand, reference: known.reference, data: arrivedData(calls) });
  if (isRedirect(facts)) {
    response.status(facts.status).set('Cache-Control', 'no-store').location(facts.location).end();
    return facts.status;
  }
  await Promise.race([Promise.all(calls.map((call) => call.done)), delay(batchWaitMs)]);
  timing.end('data');
  if (gone.aborted) return clientLeft;

  const view = viewAsDataArrives(calls, () =>
    pageView({
      ...{ page: type.name, address, brand, reference: known.data },
      ...{ data: arrivedData(calls), stale: staleSources(calls) },
    }),
  );
  const stylesheet = await deps.styles.forPlan(plan, brand);
  const origin = deps.hosts.originOf(brand, request);
  const { title, description, noindex } = facts;
  const canonical = facts.canonical === null ? null : origin + facts.canonical;
  const image = facts.image === undefined ? undefined : new URL(facts.image, origin).href;
  const inspected = inspect || (preview?.follows.length ?? 0) > 0 ? new InspectedPage() : undefined;
  const told = browserPlan(plan, { intents: type.intents });
  // Nothing of what is the visitor's own is kept, and nothing that an address is the only one to know.
  const ownSources = new Set(calls.filter((call) => call.isPersonal).map(({ name }) => name));
  const isUnkept = ownSources.size > 0 || type.isSecret === true;
  const isPersonal =
    isUnkept ||
    begun.isPersonal ||
    address.isPersonal === true ||
    address.cookies.length > 0 ||
    address.spent.length > 0;
  /** @param caching of a page that is not one visitor's own */
  const setHeaders = (caching: string) => {
    const secure = deps.hosts.isSecure(brand, request);
    if (begun.newVisitor !== null)
      response.cookie(visitorCookie, begun.newVisitor, { ...visitorCookieOptions, secure });
    setCookies(response, address, secure);
    response
      .status(200)
      .type('html')
      .set('Cache-Control', isPersonal ? 'private, no-store' : caching)
      // Not on Cookie: what any cookie changes is private.
      .set('Vary', 'Accept-Encoding')
      .set('Link', preloadHeader(stylesheet))
      .set(policyHeader, pagePolicy({ ...deps, brand, plan: told, bar, inspector: inspected && deps.inspector }))
      .set('Server-Timing', timing.header);
  };

  const isFresh = request.headers[freshHeader] === deps.freshToken || type.isSecret === true;
  const isKeepable =
    preview === null && !isUnkept && address.spent.length === 0 && !isFresh && deps.store.isOn && isWhole(calls);
  const key = isKeepable
    ? pageKey({
        ...{ plan, brand, reference: known.data, view: view() },
        head: { title, description, noindex, canonical, image, intents: type.intents, stylesheet: stylesheet.url },
        host: deps.host,
      })
    : null;
  const kept = key === null || !deps.renderer.isSound(plan) ? undefined : deps.store.get(key);
  if (kept !== undefined) {
    timing.end('render');
    timing.end('document');
    deps.renderer.countKept(plan, kept.outcomes);
    setHeaders(revalidated);
    await sendKept(kept, { request, response, isPersonal, sharedFor: deps.pageCacheSeconds });
    return gone.aborted ? clientLeft : response.statusCode;
  }

  const slots = deps.renderer.renderAsDataArrives(plan, calls, view, {
    ...{ page: type.name, gone, inspected, isFresh, isOwn: isUnkept, ownSources },
  });
  const about = await Promise.all(
    slots.filter(({ slot, hasData }) => hasData && isAbout(type, slot)).map(({ html }) => html),
  );
  if (gone.aborted) return clientLeft;
  const isAbsent = plan.slots.some((slot) => isAbout(type, slot) && isSitesOwn(slot.failure));
  if (isAbsent || about.some(({ outcome }) => outcome === 'deferred')) {
    const answer = busy(request.originalUrl);
    sendStatus(response, deps.styles, brand, answer, bar);
    return answer.status;
  }
  const inTime = await Promise.race([Promise.all(slots.map(({ html }) => html)), delay(headWaitMs, null)]);
  if (inTime === null) timing.leave();
  else timing.end('render');
  const lacks = about.some(({ outcome }) => outcome === 'fallback');
  const head = headHtml({
    ...{ brand, title, description, canonical, noindex: noindex || lacks, image, stylesheets: [stylesheet], bar },
    skips: skipsOf(type, plan),
  });
  timing.end('document');
  setHeaders(lacks || staleSources(calls).length > 0 ? 'no-store' : revalidated);
  const content: PageContent = {
    ...{ brand, head, slots, deadline, plan: told, host: deps.host, starter: deps.starter },
    here: facts.canonical,
    view: () => joinTexts(view()),
    arrangement: plan.arrangement,
    requires: type.requires,
    jsonLd: facts.jsonLd(origin),
    awaited: () => awaitedSlots(plan, calls),
    data: () => arrivedData(calls),
    ...(inspected !== undefined && {
      inspector: {
        script: deps.inspector,
        inspection: () =>
          inspected.tell(begun, (slot) => deps.releases.find(moduleKey(slot.remote, slot.version)), inspect),
      },
    }),
  };
  if (key !== null && inTime?.every(({ outcome }) => outcome === 'ok' || outcome === 'empty')) {
    const pieces: string[] = [];
    await sendPage({ write: (html) => void pieces.push(html), flush() {}, gone: false }, content);
    const outcomes = new Map(inTime.map(({ slot, outcome }) => [slot, outcome]));
    await sendKept(await deps.store.keep(key, pieces.join(''), outcomes), {
      ...{ request, response, isPersonal, sharedFor: deps.pageCacheSeconds },
    });
  } else {
    await sendPage(responseSink(response), content);
    response.end();
  }
  return gone.aborted ? clientLeft : response.statusCode;
}

/** Whether every source has answered, and none has failed: what is missing now may be there a moment later. */
const isWhole = (calls: readonly SourceCall[]) =>
  calls.every(({ settled }) => settled !== undefined && !('error' in settled)) && staleSources(calls).length === 0;

/** As it lies there to those who take it compressed; who has it already is told so. What is one visitor's own is no cache's matter. */
async function sendKept(
  page: KeptPage,
  {
    request,
    response,
    isPersonal,
    sharedFor,
  }: Pick<Exchange, 'request' | 'response'> & { isPersonal: boolean; sharedFor: number },
): Promise<void> {
  // A whole page that is nobody's own may stand in caches in front of the shell, as long as the operator says.
  if (!isPersonal && sharedFor > 0)
    response.set('Cache-Control', `public, max-age=0, s-maxage=${sharedFor}, stale-while-revalidate=${sharedFor}`);
  if (request.acceptsEncodings(['br']) === false) return void response.send(await htmlOf(page));
  if (!isPersonal) response.set('ETag', page.etag);
  response.set('Content-Encoding', 'br').send(page.brotli);
}

/** Links to what people come to such a page for, as far as it stands there; undefined where it has none. */
function skipsOf({ skips = {} }: PageType, { slots }: Plan): { href: string; text: string }[] | undefined {
  const present = Object.entries(skips).filter(([name]) => slots.some(({ slot }) => slot === name));
  return present.length === 0 ? undefined : present.map(([name, text]) => ({ href: `#${slotId(name)}`, text }));
}

/** Nested slots with sources that are still to come and that no slot of the layout brings; of such as need the same the first. */
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

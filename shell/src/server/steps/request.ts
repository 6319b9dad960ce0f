/** One request of a page, in reading order: brand → state → plan → data → render → document. */
import { setTimeout as delay } from 'node:timers/promises';
import { brandForHost } from '@forecourt/brands';
import type { Brand } from '@forecourt/contracts';
import { isUnknownZip, pageText, parse, type Reference, type ReferenceData, robots } from '@forecourt/search-state';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { nonceOf } from '../http/security';
import type { Metrics } from '../metrics';
import type { Releases } from '../registry/releases';
import { arrivedData, type SourceFetcher } from './data/fetch-sources';
import { pageView, viewAsDataArrives } from './data/page-view';
import { headHtml, preloadHeader } from './document/head';
import { responseSink } from './document/response-sink';
import { sendPage } from './document/send-page';
import { type BrowserPlan, browserPlan } from './document/state-script';
import { notFoundContent, searchFailed, statusPage } from './document/status-page';
import { jsonLdOf } from './document/structured-data';
import type { Styles } from './document/styles';
import { broughtSources, hasCanary, type Overrides, type Planner } from './plan/make-plan';
import { cookiesOf, visitorCookie, visitorCookieOptions, visitorOf } from './plan/visitor';
import type { Renderer } from './render';
import { Timing } from './timing';

export interface PageDependencies {
  reference: () => { data: ReferenceData; reference: Reference } | null;
  releases: Releases;
  planner: Planner;
  sources: SourceFetcher;
  renderer: Renderer;
  styles: Styles;
  metrics: Metrics;
  host: BrowserPlan['host'];
  starter: string;
  slotDeadlineMs: number;
  overridesOf: (request: Request) => Overrides;
}

/** How long slots wait for each other's data, so that one message to one thread renders them all. */
const batchWaitMs = 15;
/** How long the head waits for the first batch, to tell its time; a page that takes longer streams. */
const headWaitMs = 30;

export function createPageHandler(deps: PageDependencies) {
  return async function page(request: Request, response: Response): Promise<void> {
    const timing = new Timing(deps.metrics);
    const nonce = nonceOf(response);
    const brand = brandForHost(request.headers.host);
    const count = (status: number) => deps.metrics.pages.inc({ brand: brand.id, status: String(status) });
    timing.end('brand');

    const known = deps.reference();
    const set = deps.releases.current;
    if (known === null || set === null) {
      count(503);
      return void response
        .status(503)
        .set('Retry-After', '2')
        .set('Cache-Control', 'no-store')
        .type('text')
        .send('Starting; try again in a moment.');
    }
    const parsed = parse(request.originalUrl, brand, known.reference);
    if (parsed.kind === 'not-found') {
      count(404);
      return sendStatusPage(response, brand, 404);
    }
    for (const { name, value, maxAgeSeconds } of parsed.cookies) {
      response.cookie(name, value, { maxAge: maxAgeSeconds * 1000, httpOnly: true, sameSite: 'lax', path: '/' });
    }
    if (parsed.canonical !== request.originalUrl) {
      count(301);
      return void response.status(301).set('Cache-Control', 'no-store').location(parsed.canonical).end();
    }
    const { state, canonical } = parsed;
    timing.end('state');

    const visitor = hasCanary(set.snapshot, brand) ? visitorOf(request) : null;
    const overrides = deps.overridesOf(request);
    const plan = deps.planner.resolve(set, { brand, visitor: visitor?.id ?? null, overrides });
    if (visitor?.isNew) response.cookie(visitorCookie, visitor.id, visitorCookieOptions);
    // What a redirect left to be said once: it is said now (R71).
    const expired = cookiesOf(request).expired !== undefined;
    if (expired) response.clearCookie('expired', { path: '/' });
    const personal = visitor !== null || expired || parsed.cookies.length > 0 || Object.keys(overrides).length > 0;
    response.set('X-Forecourt-Plan', plan.id);
    timing.end('plan');

    const brought = broughtSources(plan, set);
    const needs = plan.slots.filter((slot) => slot.failure === null).flatMap((slot) => slot.needs);
    const calls = deps.sources.start(['listing', ...needs], state, brand, brought);
    await Promise.all(calls.filter((call) => call.required).map((call) => call.done));
    const failed = calls.find((call) => call.required && call.settled !== undefined && 'error' in call.settled);
    if (failed !== undefined) {
      const bot = isbot(request.headers['user-agent'] ?? '');
      count(bot ? 200 : 500);
      timing.end('data');
      response.set('Server-Timing', timing.header);
      return sendSearchFailed(response, brand, canonical, bot);
    }
    const deadline = delay(deps.slotDeadlineMs, undefined, { ref: false });
    await Promise.race([Promise.all(calls.map((call) => call.done)), delay(batchWaitMs)]);
    timing.end('data');

    const view = viewAsDataArrives(calls, (data) =>
      pageView({ state, url: canonical, brand, data, reference: known.data, expired }),
    );
    const slots = deps.renderer.renderAsDataArrives(plan, calls, view);
    const stylesheet = await deps.styles.forPlan(plan);
    const rendered = Promise.all(slots.map(({ html }) => html)).then(() => true);
    if (await Promise.race([rendered, delay(headWaitMs, false)])) timing.end('render');
    else timing.leave();

    const listing = arrivedData(calls).listing!;
    const total = listing.totalResultCount;
    const text = pageText(state, brand, known.reference, { total, unknownZip: isUnknownZip(state, listing) });
    const origin = `${request.protocol}://${request.headers.host}`;
    const head = headHtml({
      brand,
      nonce,
      title: text.title,
      description: text.summary,
      canonical: origin + canonical,
      noindex: robots(state, { total, invalid: listing.invalidQueryParams }) === 'noindex',
      stylesheets: [stylesheet],
    });
    timing.end('document');
    response
      .status(200)
      .type('html')
      .set('Cache-Control', personal ? 'private, no-store' : 'public, max-age=0, must-revalidate')
      .set('Vary', 'Cookie')
      .set('Link', preloadHeader(stylesheet, nonce))
      .set('Server-Timing', timing.header);
    count(200);
    await sendPage(responseSink(response), {
      brand,
      nonce,
      head,
      jsonLd: jsonLdOf({ text, listings: listing.listings, origin }),
      slots,
      deadline,
      view,
      dataOf: (slot) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(arrivedData(calls)).filter(([name]) => slot.needs.includes(name))),
        ),
      plan: browserPlan(plan, deps.host),
      starter: deps.starter,
    });
    response.end();
  };

  async function sendStatusPage(response: Response, brand: Brand, status: 404): Promise<void> {
    const html = statusPage(
      { brand, nonce: nonceOf(response), noindex: true, stylesheets: [deps.styles.base] },
      notFoundContent(brand),
    );
    response.status(status).type('html').set('Cache-Control', 'no-store').send(html);
  }

  /** R14: people see what happened and can try again; bots get a 200 that says nothing of it and is not indexed. */
  function sendSearchFailed(response: Response, brand: Brand, url: string, bot: boolean): void {
    const content = bot
      ? {
          status: null,
          heading: brand.name,
          text: brand.tagline,
          action: { label: 'See all cars for sale', href: '/cars-for-sale/all' },
        }
      : { status: null, heading: searchFailed.heading, text: '', action: { label: searchFailed.action, href: url } };
    const html = statusPage(
      { brand, nonce: nonceOf(response), noindex: true, stylesheets: [deps.styles.base] },
      content,
    );
    response
      .status(bot ? 200 : 500)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(html);
  }
}

/** A page, whatever its type: the six steps of a request, of which render and document are told here. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Brand, moduleKey, type Plan } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { joinTexts } from '@forecourt/listing/view-texts';
import type { Request, RequestHandler, Response } from 'express';
import { clientGone } from '../http/client-gone';
import { cookiesOf } from '../http/cookies';
import { isCrawler } from '../http/crawlers';
import { nonceOf } from '../http/security';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import { notFound, tooLong } from '../pages/status';
import { arrivedData, pageView, viewAsDataArrives } from '../steps/data';
import {
  browserPlan,
  type Head,
  type HostScript,
  headHtml,
  preloadHeader,
  previewBar,
  responseSink,
  type Styles,
  sendPage,
} from '../steps/document';
import { InspectedPage } from '../steps/inspection';
import { type Address, isRedirect, type Redirect } from '../steps/page-type';
import { visitorCookie, visitorCookieOptions } from '../steps/plan';
import { previewOf, withInspect, withoutInspect } from '../steps/plan/preview';
import type { Renderer } from '../steps/render';
import { type Begun, beginRequest, type RequestDependencies } from '../steps/request';
import { Timing } from '../steps/timing';
import { sendStatus } from './send-status';

export interface PageDependencies extends RequestDependencies {
  renderer: Renderer;
  styles: Styles;
  metrics: Metrics;
  /** The browser host's script. */
  host: HostScript;
  starter: string;
  /** The inspector's script, for testers' pages. */
  inspector: HostScript;
  /** Style of the bar of testers' pages. */
  previewCss: string;
  slotDeadlineMs: number;
  /** By which testers' previews are read; undefined where there are none. */
  previewSecret: string | undefined;
  hosts: SiteHosts;
}

/** How long slots wait for each other's data, so that one message to one thread renders them all. */
const batchWaitMs = 15;
/** In the figures, as proxies count it: nobody was there any more to be answered. */
const clientLeft = 499;
/** How long the head waits for the first batch, to tell its time; a page that takes longer streams. */
const headWaitMs = 30;

export function createPageHandler(deps: PageDependencies): RequestHandler {
  const isSecure = (brand: Brand, request: Request) => deps.hosts.originOf(brand, request).startsWith('https:');
  const count = (brand: Brand, status: number) => deps.metrics.pages.inc({ brand: brand.id, status: String(status) });

  return async function page(request, response): Promise<void> {
    const timing = new Timing(deps.metrics);
    const { host } = request.headers;
    const gone = clientGone(response);
    const cookies = cookiesOf(request);
    const preview = previewOf(cookies, { host, secret: deps.previewSecret });
    const { url, inspect } =
      preview === null ? { url: request.originalUrl, inspect: false } : withoutInspect(request.originalUrl);
    const outcome = await beginRequest(deps, { host, url, cookies, timing, gone, preview });
    const { brand } = outcome;
    const bar = barOf(preview, url, 'begun' in outcome ? outcome.begun.plan : undefined);
    if (gone.aborted) return count(brand, clientLeft);
    if (outcome.kind === 'too-long') {
      count(brand, 414);
      return sendStatus(response, deps.styles, brand, tooLong, bar);
    }
    if (outcome.kind === 'starting') {
      count(brand, 503);
      return sendStarting(response);
    }
    if (outcome.kind === 'not-found') {
      count(brand, 404);
      return sendStatus(response, deps.styles, brand, notFound(brand), bar);
    }
    if (outcome.kind === 'moved') {
      count(brand, outcome.redirect.status);
      setCookies(response, outcome.address, isSecure(brand, request));
      const { status, location } = outcome.redirect;
      return sendRedirect(response, { status, location: inspect ? withInspect(location) : location });
    }
    const { begun } = outcome;
    response.set('X-Forecourt-Plan', begun.plan.id);
    if (outcome.kind === 'failed') {
      timing.end('data');
      response.set('Server-Timing', timing.header);
      const isBot = isCrawler(request.headers['user-agent']);
      const { address, known } = begun;
      const answer = begun.type.failed({ error: outcome.error, address, brand, reference: known.reference, isBot });
      count(brand, answer.status);
      return isRedirect(answer)
        ? sendRedirect(response, answer)
        : sendStatus(response, deps.styles, brand, answer, bar);
    }
    const status = await finish(begun, request, response, { timing, gone, inspect, bar });
    count(brand, status);
  };

  /** The bar of a tester's page. */
  function barOf(preview: Preview | null, url: string, plan?: Plan): Head['bar'] {
    return preview === null ? undefined : { css: deps.previewCss, html: previewBar(preview, url, plan) };
  }

  /** Steps 5 and 6. */
  async function finish(
    begun: Begun,
    request: Request,
    response: Response,
    { timing, gone, inspect, bar }: { timing: Timing; gone: AbortSignal; inspect: boolean; bar: Head['bar'] },
  ): Promise<number> {
    const { brand, type, address, plan, calls, known, preview } = begun;
    const nonce = nonceOf(response);
    const deadline = delay(deps.slotDeadlineMs, undefined, { ref: false });
    const found = () => ({ address, brand, reference: known.reference, data: arrivedData(calls) });
    const facts = type.head(found());
    if (isRedirect(facts)) {
      sendRedirect(response, facts);
      return facts.status;
    }
    await Promise.race([Promise.all(calls.map((call) => call.done)), delay(batchWaitMs)]);
    timing.end('data');
    if (gone.aborted) return clientLeft;

    const view = viewAsDataArrives(calls, (data) =>
      pageView({ page: type.name, address, brand, data, reference: known.data }),
    );
    const inspected = inspect || (preview?.follows.length ?? 0) > 0 ? new InspectedPage() : undefined;
    const slots = deps.renderer.renderAsDataArrives(plan, calls, view, { page: type.name, gone, inspected });
    const stylesheet = await deps.styles.forPlan(plan, brand);
    const rendered = Promise.all(slots.map(({ html }) => html)).then(() => true);
    if (await Promise.race([rendered, delay(headWaitMs, false)])) timing.end('render');
    else timing.leave();

    const origin = deps.hosts.originOf(brand, request);
    const { title, description, noindex } = facts;
    const canonical = facts.canonical === null ? null : origin + facts.canonical;
    const head = headHtml({ brand, nonce, title, description, canonical, noindex, stylesheets: [stylesheet], bar });
    timing.end('document');
    const secure = isSecure(brand, request);
    const isPersonal = begun.isPersonal || address.cookies.length > 0 || address.spent.length > 0;
    if (begun.newVisitor !== null)
      response.cookie(visitorCookie, begun.newVisitor, { ...visitorCookieOptions, secure });
    setCookies(response, address, secure);
    response
      .status(200)
      .type('html')
      .set('Cache-Control', isPersonal ? 'private, no-store' : 'public, max-age=0, must-revalidate')
      .set('Vary', 'Cookie')
      .set('Link', preloadHeader(stylesheet, nonce))
      .set('Server-Timing', timing.header);
    await sendPage(responseSink(response), {
      ...{ brand, nonce, head, slots, deadline },
      view: () => joinTexts(view()),
      arrangement: plan.arrangement,
      jsonLd: facts.jsonLd(origin),
      dataOf: (slot) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(arrivedData(calls)).filter(([name]) => slot.needs.includes(name))),
        ),
      plan: browserPlan(plan, { intents: type.intents }),
      host: deps.host,
      starter: deps.starter,
      ...(inspected !== undefined && {
        inspector: {
          script: deps.inspector,
          inspection: () =>
            inspected.tell(begun, (slot) => deps.releases.find(moduleKey(slot.remote, slot.version)), inspect),
        },
      }),
    });
    response.end();
    return gone.aborted ? clientLeft : 200;
  }
}

/** What an address says in passing, and what has now been said. */
function setCookies(response: Response, { cookies, spent }: Address, secure: boolean): void {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  for (const { name, value, maxAgeSeconds } of cookies)
    response.cookie(name, value, { ...attributes, maxAge: maxAgeSeconds * 1000 });
  for (const name of spent) response.clearCookie(name, attributes);
}

function sendRedirect(response: Response, { status, location }: Redirect): void {
  response.status(status).set('Cache-Control', 'no-store').location(location).end();
}

function sendStarting(response: Response): void {
  response
    .status(503)
    .set('Retry-After', '2')
    .set('Cache-Control', 'no-store')
    .type('text')
    .send('Starting; try again in a moment.');
}

/** Handles a page of any type: the first four steps of its request, and the answer if they lead to no page. */
import type { Brand, Plan } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { clientGone, traceOf } from '@forecourt/service';
import type { RequestHandler, Response } from 'express';
import { clientOf } from '../http/client';
import { isCrawler } from '../http/crawlers';
import { isSpeculative } from '../http/speculation';
import { busy, notFound, starting, tooLong } from '../pages/status';
import { type AnswerDependencies, answerPage, clientLeft } from '../steps/answer';
import { type Head, previewBar, revokedBar } from '../steps/document';
import { isRedirect, type Redirect } from '../steps/page-type';
import { type Previews, previewCookie, previewCookieOptions, withInspect, withoutInspect } from '../steps/plan/preview';
import { beginRequest, type RequestDependencies } from '../steps/request';
import { setCookies } from '../steps/set-cookies';
import { Timing } from '../steps/timing';
import { sendStatus } from './send-status';

export interface PageDependencies extends RequestDependencies, AnswerDependencies {
  previews: Previews;
  /** Style of the bar on testers' pages. */
  previewCss: string;
}

export function createPageHandler(deps: PageDependencies): RequestHandler {
  const barOf = (preview: Preview | null, url: string, plan?: Plan): Head['bar'] =>
    preview === null
      ? undefined
      : { css: deps.previewCss, html: previewBar(preview, url, plan), framedBy: preview.framedBy };

  return async function page(request, response): Promise<void> {
    const { pages, prefetchedPages } = deps.metrics;
    const counter = isSpeculative(request) ? prefetchedPages : pages;
    const count = (brand: Brand, status: number) => counter.inc({ brand: brand.id, status: String(status) });
    const timing = new Timing(deps.metrics, traceOf(request));
    const { host } = request.headers;
    const gone = clientGone(response);
    const client = clientOf(request, deps);
    const preview = deps.previews.of(client.cookies, host);
    const revoked = deps.previews.revokedOf(client.cookies, host);
    const { url, inspect } =
      preview === null ? { url: request.originalUrl, inspect: false } : withoutInspect(request.originalUrl);
    const outcome = await beginRequest(deps, { host, url, client, timing, gone, preview });
    const { brand } = outcome;
    const planned = 'prepared' in outcome ? outcome.prepared : undefined;
    const { framedBy } = preview ?? revoked ?? {};
    const bar =
      revoked === null
        ? barOf(planned?.preview ?? preview, url, planned?.plan)
        : { css: deps.previewCss, html: revokedBar, framedBy };
    // For browsers that know no `frame-ancestors`; it cannot name an origin.
    if (framedBy !== undefined) response.removeHeader('X-Frame-Options');
    // Until a page has said it: neither a redirect nor a page that is perhaps never shown does.
    if (revoked !== null && outcome.kind !== 'moved' && outcome.kind !== 'starting' && !isSpeculative(request))
      response.clearCookie(previewCookie, previewCookieOptions(revoked, deps.hosts.isSecure(brand, request)));
    if (gone.aborted) return count(brand, clientLeft);
    if (outcome.kind === 'too-long') {
      count(brand, 414);
      return sendStatus(response, deps, brand, tooLong, bar);
    }
    if (outcome.kind === 'starting') {
      count(brand, 503);
      return sendStatus(response, deps, brand, starting(request.originalUrl));
    }
    if (outcome.kind === 'not-found') {
      count(brand, 404);
      return sendStatus(response, deps, brand, notFound(brand), bar);
    }
    if (outcome.kind === 'moved') {
      count(brand, outcome.redirect.status);
      setCookies(response, outcome.address, deps.hosts.isSecure(brand, request));
      const { status, location } = outcome.redirect;
      return sendRedirect(response, { status, location: inspect ? withInspect(location) : location });
    }
    const { prepared } = outcome;
    response.set('X-Forecourt-Plan', prepared.plan.id);
    const { plan, type } = prepared;
    timing.trace?.set({ 'forecourt.brand': brand.id, 'forecourt.page': type.name, 'forecourt.plan': plan.id });
    if (outcome.kind === 'failed') {
      timing.end('data');
      response.set('Server-Timing', timing.header);
      const isBot = isCrawler(request.headers['user-agent']);
      const { address, known } = prepared;
      const answer = prepared.type.failed({ error: outcome.error, address, brand, reference: known.reference, isBot });
      count(brand, answer.status);
      return isRedirect(answer) ? sendRedirect(response, answer) : sendStatus(response, deps, brand, answer, bar);
    }
    const status = await answerPage(deps, prepared, { request, response, timing, gone, inspect, bar });
    if (status !== null) return count(brand, status);
    const answer = busy(request.originalUrl);
    count(brand, answer.status);
    sendStatus(response, deps, brand, answer, bar);
  };
}

function sendRedirect(response: Response, { status, location }: Redirect): void {
  response.status(status).set('Cache-Control', 'no-store').location(location).end();
}

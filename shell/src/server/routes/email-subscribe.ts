import { brandForHost } from '@forecourt/brands';
import { fetchBytes, type Log, parseJson, reasonOf } from '@forecourt/service';
import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import type { Styles } from '../steps/document';
import { upstreamTable } from '../upstreams';
import { sendStatus } from './send-status';

const path = '/account-api/email-subscribe';
const successSchema = z.object({ message: z.string() });
const problemSchema = z.object({ title: z.string(), detail: z.string() });

/**
 * The save-search form as a browser without script sends it: the same service answers, and what it says is shown as a page with
 * the way back. Requests of script go through the proxy as they are.
 */
export function emailSubscribeForm(options: { accountsUrl: string; styles: Styles; log: Log }): RequestHandler[] {
  const isForm = (request: Request) =>
    request.method === 'POST' && request.path === path && request.is('application/x-www-form-urlencoded') !== false;
  const parseForm = express.urlencoded({ extended: false, limit: '32kb' });
  return [
    (request, response, next) => (isForm(request) ? parseForm(request, response, next) : next()),
    async (request, response, next) => {
      if (!isForm(request)) return next();
      const fields = request.body as Record<string, string>;
      const { status, heading, text } = await subscribe(options, fields);
      const action = { label: 'Back to the results', href: samePath(fields.refUrl) };
      sendStatus(response, options.styles, brandForHost(request.headers.host), {
        status,
        content: { status: null, heading, text, action },
      });
    },
  ];
}

interface Answer {
  status: number;
  heading: string;
  text: string;
}

async function subscribe(options: { accountsUrl: string; log: Log }, fields: Record<string, string>): Promise<Answer> {
  try {
    const { status, bytes } = await fetchBytes({
      url: options.accountsUrl + path,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      timeoutMs: upstreamTable.accounts.timeoutMs,
      accepts: () => true,
    });
    const body = parseJson(bytes.toString());
    if (status < 300) return { status: 200, heading: 'Subscribed!', text: successSchema.parse(body).message };
    const problem = problemSchema.parse(body);
    return {
      status,
      heading: problem.title,
      text: problem.detail === problem.title ? '' : problem.detail,
    };
  } catch (error) {
    options.log.warn({ reason: reasonOf(error) }, 'a subscription could not be stored');
    return {
      status: 502,
      heading: 'Your search was not saved',
      text: 'Something went wrong on our side. Nothing was stored; please try again.',
    };
  }
}

/** R13: a path of this site, else the start. */
function samePath(refUrl: string | undefined): string {
  const home = '/cars-for-sale/all';
  if (refUrl === undefined || !refUrl.startsWith('/') || !URL.canParse(refUrl, 'http://shell')) return home;
  const url = new URL(refUrl, 'http://shell');
  return url.origin === 'http://shell' ? url.pathname + url.search : home;
}

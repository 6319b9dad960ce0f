import { samePath } from '@forecourt/search-state';
import { fetchBytes, type Log, parseJson, reasonOf } from '@forecourt/service';
import express, { type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import type { SiteBrands } from '../site-brands';
import type { Styles } from '../steps/document';
import { askerHeader, upstreamTable } from '../upstreams';
import { sendStatus } from './send-status';

const path = '/account-api/email-subscribe';
/** The form's fields; the honeypot is whatever a robot makes of it, and the accounts service's to judge (R62). */
const formSchema = z.object({
  ...{ emailAddress: z.string().optional(), searchString: z.string().optional(), requestValues: z.string().optional() },
  ...{ brand: z.string().optional(), title: z.string().optional(), refUrl: z.string().optional() },
  textPot: z.unknown().optional(),
});
type Form = z.infer<typeof formSchema>;
const unreadable: Answer = {
  status: 400,
  heading: 'Your search was not saved',
  text: 'The form could not be read. Nothing was stored; please send it again from the page of your search.',
};
const start = '/cars-for-sale/all';
const successSchema = z.object({ message: z.string() });
const problemSchema = z.object({ title: z.string(), detail: z.string() });

/**
 * The save-search form as a browser without script sends it: the same service answers, and what it says is shown as a page with
 * the way back. Requests of script go through the proxy as they are.
 */
export function emailSubscribeForm(options: {
  accountsUrl: string;
  brands: SiteBrands;
  styles: Styles;
  log: Log;
}): RequestHandler[] {
  const isForm = (request: Request) =>
    request.method === 'POST' && request.path === path && request.is('application/x-www-form-urlencoded') !== false;
  const parseForm = express.urlencoded({ extended: false, limit: '32kb' });
  return [
    (request, response, next) => (isForm(request) ? parseForm(request, response, next) : next()),
    async (request, response, next) => {
      if (!isForm(request)) return next();
      const form = formSchema.safeParse(request.body);
      const { status, heading, text } = form.success ? await subscribe(options, form.data, request.ip) : unreadable;
      // R13: a path of this site, else the start.
      const action = { label: 'Back to the results', href: samePath(form.data?.refUrl ?? '') ?? start };
      sendStatus(response, options.styles, options.brands.forHost(request.headers.host), {
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

async function subscribe(
  options: { accountsUrl: string; log: Log },
  fields: Form,
  asker: string | undefined,
): Promise<Answer> {
  try {
    const { status, bytes } = await fetchBytes({
      url: options.accountsUrl + path,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(asker !== undefined && { [askerHeader]: asker }) },
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

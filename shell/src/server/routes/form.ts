import { formAnswerSchema, problemSchema, type WayBack, wayBackSchema } from '@forecourt/contracts';
import { samePath } from '@forecourt/search-state';
import {
  clientGone,
  FetchError,
  type FetchFailure,
  fetchBytes,
  type Log,
  parseJson,
  reasonOf,
} from '@forecourt/service';
import { campaignIn } from '@forecourt/site';
import express, { type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import type { OfferedForm, Offers } from '../descriptions/offers';
import { clientHeaders, clientOf, ownCookies, settable } from '../http/client';
import { cookiesOf } from '../http/cookies';
import { isCrawler } from '../http/crawlers';
import type { SiteHosts } from '../http/site-hosts';
import type { EventLog } from '../measure/event-log';
import { leadOf } from '../measure/lead-without-script';
import { isPrivate } from '../pages/ad-consent';
import type { SiteBrands } from '../site-brands';
import type { PageType } from '../steps/page-type';
import { cookiesFor, type Upstream, type UpstreamUrls, upstreamTable } from '../upstreams';
import type { PostBreakers } from './post-breakers';
import { refusedForm, sentence } from './refused-form';
import { type Dress, sendStatus } from './send-status';

interface Options extends Dress {
  urls: UpstreamUrls;
  offers: () => Offers;
  breakers: PostBreakers;
  brands: SiteBrands;
  hosts: SiteHosts;
  log: Log;
  events: EventLog;
  types: readonly PageType[];
  /** Fallback path for the way back, if neither service nor form names one. */
  home: string;
}

/** Each field once; the honeypot may have any form, and the service checks it (R62). */
const fieldsSchema = z.looseObject({ textPot: z.unknown().optional() }).catchall(z.string());
type Fields = z.infer<typeof fieldsSchema>;

const refusalSchema = problemSchema
  .pick({ title: true, detail: true, reasons: true })
  .extend({ back: wayBackSchema.optional() });

/** The page that answers a submission. */
interface Answer {
  status: number;
  heading: string;
  text: string;
  /** Path to redirect to instead of showing a page. */
  next?: string;
  back?: WayBack;
  /** The service's reasons for a refusal, with their fields. */
  reasons?: readonly string[];
  /** Headers of the service's answer. */
  headers?: Headers;
}

/**
 * Returns a handler for the forms that services offer to browsers without script; it passes their fields on as JSON. The service's answer
 * is shown as a page with a way back (`refUrl`; after a refusal `backUrl`, if present), and with what can be corrected. After a success the browser is redirected to the
 * path that the service names as `next` or the form in `doneUrl`, so that a reload sends nothing again (R13). Posts by script go through
 * the proxy.
 */
export function formRoute(options: Options): RequestHandler {
  const parse = express.urlencoded({ extended: false, limit: '32kb' });
  return (request, response, next) => {
    const isForm = request.method === 'POST' && request.is('application/x-www-form-urlencoded') !== false;
    const form = isForm ? options.offers().formAt(request.path) : undefined;
    if (form === undefined) return next();
    parse(request, response, (error?: unknown) => {
      if (error !== undefined) return send(options, { request, response, form }, {}, tooLarge(form));
      submit(options, { request, response, form }).catch(next);
    });
  };
}

interface Submission {
  request: Request;
  response: Response;
  form: OfferedForm;
}

const unreadable = ({ failed }: OfferedForm): Answer => ({
  status: 400,
  heading: failed,
  text: 'The form could not be read. Nothing was stored; please send it again from its page.',
});
const tooLarge = ({ failed }: OfferedForm): Answer => ({
  status: 413,
  heading: failed,
  text: 'It is too long, or could not be read. Nothing was stored; go back, shorten it and send it again.',
});

async function submit(options: Options, submission: Submission): Promise<void> {
  const { request, form } = submission;
  const { data: fields } = fieldsSchema.safeParse(request.body);
  if (fields === undefined) return send(options, submission, {}, unreadable(form));
  const answer = await askService(options, submission, fields);
  if (form.measuredAs === 'lead' && answer.status === 200) await measure(options, submission, fields);
  send(options, submission, fields, answer);
}

async function askService(options: Options, submission: Submission, fields: Fields): Promise<Answer> {
  const { form } = submission;
  const { to, failed } = form;
  const breaker = to.breaker ? options.breakers(to, to.breaker) : options.breakers(form, form.breaker);
  try {
    const { status, headers, bytes } = await breaker(() => passOn(options, submission, fields));
    const body = parseJson(bytes.toString());
    if (status < 300) {
      const { title, message, next, back } = formAnswerSchema.parse(body);
      return { status: 200, heading: title || message, text: title ? message : '', next, back, headers };
    }
    const { title, detail, reasons = [], back } = refusalSchema.parse(body);
    if (reasons.length > 0)
      return { status, heading: failed, text: `${reasons.map(sentence).join('. ')}.`, back, reasons, headers };
    return { status, heading: title, text: detail === title ? '' : detail, back, headers };
  } catch (error) {
    options.log.warn({ path: form.path, reason: reasonOf(error) }, 'a form could not be passed on');
    const failure = error instanceof FetchError ? error.failure : 'unreadable';
    return { status: failure === 'timed-out' ? 504 : 502, heading: failed, text: textOf(failure, form) };
  }
}

/** Sends a form to its service. @throws FetchError, also for an answer that says that the service itself failed */
async function passOn(options: Options, { request, response, form }: Submission, fields: Fields) {
  const { to, answerBytes } = form;
  const answer = await fetchBytes({
    url: options.urls[to.upstream] + request.path,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...clientHeaders(clientOf(request, options), cookiesFor(to.upstream)),
    },
    body: JSON.stringify(fields),
    ...{ timeoutMs: to.timeoutMs, maxBytes: answerBytes, signal: clientGone(response) },
    accepts: () => true,
  });
  const { status, headers } = answer;
  if (status >= 500 && !headers.has('retry-after'))
    throw new FetchError('status', `${form.path}: answered ${status}`, { status });
  return answer;
}

function textOf(failure: FetchFailure, { to }: OfferedForm): string {
  if (failure === 'timed-out')
    return 'Something on our side takes too long. It may have been stored: look before you send it again.';
  const open = `${to.breaker?.openDetail ?? 'This does not work right now'}. Nothing was stored; please try again in a minute.`;
  return failure === 'breaker-open' ? open : 'Something went wrong on our side. Nothing was stored; please try again.';
}

function send(
  { brands, home, ...dress }: Options,
  { request, response, form }: Submission,
  fields: Fields,
  { status, heading, text, next, back, reasons = [], headers }: Answer,
): void {
  const { doneUrl, refUrl, backUrl } = fields;
  for (const cookie of settable(headers?.getSetCookie() ?? [], cookiesFor(form.to.upstream)))
    response.append('Set-Cookie', cookie);
  const retryAfter = headers?.get('retry-after');
  if (retryAfter) response.set('Retry-After', retryAfter);
  const done = status === 200 ? (pathIn(next) ?? pathIn(doneUrl)) : undefined;
  if (done !== undefined) return void response.set('Cache-Control', 'no-store').redirect(303, done);
  const again = status === 200 || back !== undefined ? undefined : pathIn(backUrl);
  const action =
    again === undefined
      ? { label: back?.label ?? form.back, href: pathIn(back?.href) ?? pathIn(refUrl) ?? home }
      : { label: 'Back to the form', href: again };
  const corrected = status === 200 ? undefined : refusedForm(request.path, fields, { status, reasons });
  const content = { status: null, heading, text, form: corrected, action };
  sendStatus(response, dress, brands.forHost(request.headers.host), { status, content });
}

/** Returns a path of this site; undefined for anything else (R13). */
const pathIn = (field: unknown) => (typeof field === 'string' ? samePath(field) : undefined);

/** Pages with script report the leads that they send themselves. Leads of self-declared crawlers do not count (R14). */
async function measure(options: Options, { request, form }: Submission, fields: Fields): Promise<void> {
  const { brands, events, types } = options;
  if (isCrawler(request.get('user-agent'))) return;
  const { id: brand } = brands.forHost(request.headers.host);
  const typeOf = (path: string) => types.find((type) => type.matches(path))?.name;
  const campaign = isPrivate(request) ? undefined : campaignIn(cookiesOf(request));
  const { cookies }: Upstream = upstreamTable[form.to.upstream];
  const visitor = ownCookies(clientOf(request, options), cookies);
  const lead = leadOf(fields, { brand, campaign, visitor, typeOf }, Date.now());
  if (lead !== null) await events.take([lead]);
}

import { formAnswerSchema, problemSchema, type WayBack, wayBackSchema } from '@forecourt/contracts';
import { samePath } from '@forecourt/search-state';
import { clientGone, FetchError, fetchBytes, type Log, parseJson, reasonOf } from '@forecourt/service';
import { campaignIn } from '@forecourt/site';
import express, { type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import type { OfferedForm, Offers } from '../descriptions/offers';
import { clientHeaders, clientOf, settable } from '../http/client';
import { cookiesOf } from '../http/cookies';
import { isCrawler } from '../http/crawlers';
import type { SiteHosts } from '../http/site-hosts';
import type { EventLog } from '../measure/event-log';
import { leadOf } from '../measure/lead-without-script';
import { isPrivate } from '../pages/ad-consent';
import type { SiteBrands } from '../site-brands';
import type { PageType } from '../steps/page-type';
import { cookiesFor, type UpstreamUrls } from '../upstreams';
import { type Dress, sendStatus } from './send-status';

interface Options extends Dress {
  urls: UpstreamUrls;
  offers: () => Offers;
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
  /** Headers of the service's answer. */
  headers?: Headers;
}

/**
 * Returns a handler for the forms that services offer to browsers without script; it passes their fields on as JSON. The service's answer
 * is shown as a page with a way back (`refUrl`; after a refusal `backUrl`, if present). After a success the browser is redirected to the
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
  if (form.measuredAs === 'lead' && answer.status === 200) await measure(options, request, fields);
  send(options, submission, fields, answer);
}

async function askService(options: Options, { request, response, form }: Submission, fields: Fields): Promise<Answer> {
  const { to, failed } = form;
  try {
    const { status, headers, bytes } = await fetchBytes({
      url: options.urls[to.upstream] + request.path,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...clientHeaders(clientOf(request, options), cookiesFor(to.upstream)),
      },
      body: JSON.stringify(fields),
      ...{ timeoutMs: to.timeoutMs, maxBytes: form.answerBytes, signal: clientGone(response) },
      accepts: () => true,
    });
    const body = parseJson(bytes.toString());
    if (status < 300) {
      const { title, message, next, back } = formAnswerSchema.parse(body);
      return { status: 200, heading: title || message, text: title ? message : '', next, back, headers };
    }
    const { title, detail, reasons = [], back } = refusalSchema.parse(body);
    if (reasons.length > 0)
      return { status, heading: failed, text: `${reasons.map(sentence).join('. ')}.`, back, headers };
    return { status, heading: title, text: detail === title ? '' : detail, back, headers };
  } catch (error) {
    options.log.warn({ path: form.path, reason: reasonOf(error) }, 'a form could not be passed on');
    const isLate = error instanceof FetchError && error.failure === 'timed-out';
    return {
      status: isLate ? 504 : 502,
      heading: failed,
      text: isLate
        ? 'Something on our side takes too long. It may have been stored: look before you send it again.'
        : 'Something went wrong on our side. Nothing was stored; please try again.',
    };
  }
}

function send(
  { brands, home, ...dress }: Options,
  { request, response, form }: Submission,
  { doneUrl, refUrl, backUrl }: Fields,
  { status, heading, text, next, back, headers }: Answer,
): void {
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
  const content = { status: null, heading, text, action };
  sendStatus(response, dress, brands.forHost(request.headers.host), { status, content });
}

/** Returns a path of this site; undefined for anything else (R13). */
const pathIn = (field: unknown) => (typeof field === 'string' ? samePath(field) : undefined);

/** Returns a reason in readable form, with its field in words: `emailAddress: not an email address`. */
const sentence = (reason: string) =>
  reason
    .replace(/^[A-Za-z]+(?=:)/, (field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .replace(/^./, (first) => first.toUpperCase());

/** Pages with script report their leads themselves. Leads of self-declared crawlers do not count (R14). */
async function measure({ brands, events, types }: Options, request: Request, fields: Fields): Promise<void> {
  if (isCrawler(request.get('user-agent'))) return;
  const { id: brand } = brands.forHost(request.headers.host);
  const typeOf = (path: string) => types.find((type) => type.matches(path))?.name;
  const campaign = isPrivate(request) ? undefined : campaignIn(cookiesOf(request));
  const lead = leadOf(fields, { brand, campaign, typeOf }, Date.now());
  if (lead !== null) await events.take([lead]);
}

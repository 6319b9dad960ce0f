import { samePath } from '@forecourt/search-state';
import { clientGone, FetchError, fetchBytes, type Log, parseJson, reasonOf } from '@forecourt/service';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import { clientHeaders, clientOf, settable } from '../http/client';
import { isCrawler } from '../http/crawlers';
import type { SiteHosts } from '../http/site-hosts';
import type { EventLog } from '../measure/event-log';
import { leadOf } from '../measure/lead-without-script';
import type { SiteBrands } from '../site-brands';
import type { Styles } from '../steps/document';
import type { PageType } from '../steps/page-type';
import { cookiesFor, upstreamTable } from '../upstreams';
import { sendStatus } from './send-status';

interface FormWords {
  done: string;
  failed: string;
  /** What a log says when it could not be handed on. */
  lost: string;
  back: string;
  /** A shopper gets in touch with a seller by it, which is measured. */
  isLead?: true;
}

/** The forms that browsers without script send to the accounts service, by their paths. */
const forms: ReadonlyMap<string, FormWords> = new Map(
  Object.entries({
    '/account-api/email-subscribe': {
      done: 'Subscribed!',
      failed: 'Your search was not saved',
      lost: 'a subscription could not be stored',
      back: 'Back to the results',
    },
    '/account-api/search': {
      done: 'Search saved',
      failed: 'Your search was not saved',
      lost: 'a search could not be saved',
      back: 'Back to the results',
    },
    '/account-api/searchbookmarks': {
      done: 'Saved',
      failed: 'Nothing was changed',
      lost: 'a saved search could not be changed',
      back: 'Back to your saved searches',
    },
    '/account-api/alerts': {
      done: 'Saved',
      failed: 'Nothing was changed',
      lost: 'alerts could not be changed',
      back: 'Back',
    },
    '/account-api/email-owner': {
      done: 'Message sent',
      failed: 'Your message was not sent',
      lost: 'a message to a seller could not be stored',
      back: 'Back to the vehicle',
      isLead: true,
    },
    '/account-api/favourites': {
      done: 'Saved cars',
      failed: 'The vehicle was not saved',
      lost: 'a favourite could not be stored',
      back: 'Back',
    },
    '/account-api/wallet': {
      done: 'Your budget',
      failed: 'Your budget was not saved',
      lost: 'a budget could not be stored',
      back: 'Back to the results',
    },
    '/my-wallet/share-dealxg/deals': {
      done: 'Your deal',
      failed: 'Your deal was not saved',
      lost: 'a deal could not be stored',
      back: 'Back to the vehicle',
    },
    '/account-api/feedback': {
      done: 'Feedback',
      failed: 'Your answer was not sent',
      lost: 'an answer could not be stored',
      back: 'Back to the results',
    },
    '/account-api/notifications': {
      done: 'Notifications',
      failed: 'Nothing was changed',
      lost: 'notifications could not be changed',
      back: 'Back to your data',
    },
    '/account-api/report-listing': {
      done: 'Thank you',
      failed: 'Your report was not sent',
      lost: 'a report could not be stored',
      back: 'Back to the vehicle',
    },
    '/account-api/sign-up': {
      done: 'Check your email',
      failed: 'No account was made',
      lost: 'a sign-up could not be handed on',
      back: 'Go on',
    },
    '/account-api/verify': {
      done: 'Your account is ready',
      failed: 'Your address was not confirmed',
      lost: 'a confirmation could not be handed on',
      back: 'Go on',
    },
    '/account-api/sign-in': {
      done: 'You are signed in',
      failed: 'You are not signed in',
      lost: 'a sign-in could not be handed on',
      back: 'Back',
    },
    '/account-api/change-password': {
      done: 'Your password is changed',
      failed: 'Your password was not changed',
      lost: 'a new password could not be handed on',
      back: 'Back to your account',
    },
    '/account-api/change-email': {
      done: 'Check your email',
      failed: 'Your address was not changed',
      lost: 'a new address could not be handed on',
      back: 'Back to your account',
    },
    '/account-api/confirm-email': {
      done: 'Your address is changed',
      failed: 'Your address was not changed',
      lost: 'a confirmation could not be handed on',
      back: 'Go on',
    },
    '/account-api/passkeys': {
      done: 'Passkeys',
      failed: 'Nothing was changed',
      lost: 'a passkey could not be changed',
      back: 'Back',
    },
    '/account-api/connect': {
      done: 'Your account',
      failed: 'Nothing was changed',
      lost: 'a provider could not be connected',
      back: 'Back',
    },
    '/account-api/sign-out': {
      done: 'You are signed out',
      failed: 'You are still signed in',
      lost: 'a sign-out could not be handed on',
      back: 'Go on',
    },
    '/account-api/forgot-password': {
      done: 'Check your email',
      failed: 'No email was sent',
      lost: 'a request for a new password could not be handed on',
      back: 'Go on',
    },
    '/account-api/reset-password': {
      done: 'Your password is changed',
      failed: 'Your password was not changed',
      lost: 'a new password could not be handed on',
      back: 'Go on',
    },
    '/account-api/mine/delete': {
      done: 'All is deleted',
      failed: 'Nothing was deleted',
      lost: 'a deletion could not be handed on',
      back: 'Go on',
    },
  }),
);

/** Each field once; the honeypot is whatever a robot makes of it, and the accounts service's to judge (R62). */
const fieldsSchema = z.looseObject({ textPot: z.unknown().optional() }).catchall(z.string());
type Fields = z.infer<typeof fieldsSchema>;
const start = '/cars-for-sale/all';
const successSchema = z.object({ message: z.string(), next: z.string().optional() });
const problemSchema = z.object({
  ...{ type: z.string().optional(), title: z.string(), detail: z.string() },
  reasons: z.array(z.string()).optional(),
});

interface Options {
  accountsUrl: string;
  brands: SiteBrands;
  hosts: SiteHosts;
  styles: Styles;
  log: Log;
  events: EventLog;
  types: readonly PageType[];
}

/**
 * Forms as a browser without script sends them: the same service answers, and what it says is shown as a page with the way back
 * (`refUrl`; after a refusal `backUrl` where there is one); or, where it took the form, at the page that the service names as `next` or the
 * form in `doneUrl`, so that a reload sends nothing again. Requests of script go through the proxy as they are.
 */
export function accountForms(options: Options): RequestHandler[] {
  const formOf = (request: Request) =>
    request.method === 'POST' && request.is('application/x-www-form-urlencoded') !== false
      ? forms.get(request.path)
      : undefined;
  const parseForm = express.urlencoded({ extended: false, limit: '32kb' });
  return [
    (request, response, next) => {
      const words = formOf(request);
      if (words === undefined) return next();
      parseForm(request, response, (error?: unknown) => {
        if (error === undefined) return next();
        send(options, request, response, words, {}, tooLarge(words));
      });
    },
    async (request: Request, response: Response, next: NextFunction) => {
      const words = formOf(request);
      if (words === undefined || response.headersSent) return next();
      const fields = fieldsSchema.safeParse(request.body);
      const answer = fields.success ? await handOn(options, request, response, fields.data, words) : unreadable(words);
      if (words.isLead && answer.status === 200) await measure(options, request, fields.data ?? {});
      send(options, request, response, words, fields.data ?? {}, answer);
    },
  ];
}

interface Answer {
  status: number;
  heading: string;
  text: string;
  /** Where the service leads to. */
  next?: string;
  /** Headers that go back. */
  headers?: Headers;
}

const unreadable = ({ failed }: FormWords): Answer => ({
  status: 400,
  heading: failed,
  text: 'The form could not be read. Nothing was stored; please send it again from its page.',
});
const tooLarge = ({ failed }: FormWords): Answer => ({
  status: 413,
  heading: failed,
  text: 'It is too long, or could not be read. Nothing was stored; go back, shorten it and send it again.',
});

/** R13: ways on are paths of this site. */
function send(
  { brands, styles }: Options,
  request: Request,
  response: Response,
  words: FormWords,
  { doneUrl, refUrl, backUrl }: Partial<Fields>,
  { status, heading, text, next, headers }: Answer,
): void {
  for (const cookie of settable(headers?.getSetCookie() ?? [], cookiesFor(upstreamTable.accounts)))
    response.append('Set-Cookie', cookie);
  const retryAfter = headers?.get('retry-after');
  if (retryAfter) response.set('Retry-After', retryAfter);
  const done = status === 200 ? (pathIn(next) ?? pathIn(doneUrl)) : undefined;
  if (done !== undefined) {
    response.set('Cache-Control', 'no-store').redirect(303, done);
    return;
  }
  const form = status === 200 ? undefined : pathIn(backUrl);
  const action =
    form === undefined
      ? { label: words.back, href: pathIn(refUrl) ?? start }
      : { label: 'Back to the form', href: form };
  const content = { status: null, heading, text, action };
  sendStatus(response, styles, brands.forHost(request.headers.host), { status, content });
}

/** A reason as people read it, with its field in words: `emailAddress: not an email address`. */
const sentence = (reason: string) =>
  reason
    .replace(/^[A-Za-z]+(?=:)/, (field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .replace(/^./, (first) => first.toUpperCase());

const pathIn = (field: unknown) => (typeof field === 'string' ? samePath(field) : undefined);

/** With script the page tells it. Who calls itself a crawler is none of a seller's shoppers (R14). */
async function measure({ brands, events, types }: Options, request: Request, fields: Fields): Promise<void> {
  if (isCrawler(request.get('user-agent'))) return;
  const { id: brand } = brands.forHost(request.headers.host);
  const lead = leadOf(fields, { brand, typeOf: (path) => types.find((type) => type.matches(path))?.name }, Date.now());
  if (lead !== null) await events.take([lead]);
}

async function handOn(
  options: Options,
  request: Request,
  response: Response,
  fields: Fields,
  words: FormWords,
): Promise<Answer> {
  try {
    const { timeoutMs } = upstreamTable.accounts;
    const cookies = cookiesFor(upstreamTable.accounts);
    const { status, headers, bytes } = await fetchBytes({
      url: options.accountsUrl + request.path,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...clientHeaders(clientOf(request, options), cookies) },
      body: JSON.stringify(fields),
      ...{ timeoutMs, signal: clientGone(response) },
      accepts: () => true,
    });
    const body = parseJson(bytes.toString());
    if (status < 300) {
      const { message: text, next } = successSchema.parse(body);
      return { status: 200, heading: words.done, text, next, headers };
    }
    const { type, title, detail, reasons = [] } = problemSchema.parse(body);
    if (type === 'accounts/bad-parameter' && reasons.length > 0)
      return { status, heading: words.failed, text: `${reasons.map(sentence).join('. ')}.`, headers };
    return { status, heading: title, text: detail === title ? '' : detail, headers };
  } catch (error) {
    options.log.warn({ reason: reasonOf(error) }, words.lost);
    const isLate = error instanceof FetchError && error.failure === 'timed-out';
    return {
      status: isLate ? 504 : 502,
      heading: words.failed,
      text: isLate
        ? 'Something on our side takes too long. It may have been stored: look before you send it again.'
        : 'Something went wrong on our side. Nothing was stored; please try again.',
    };
  }
}

import { samePath } from '@forecourt/search-state';
import { fetchBytes, type Log, parseJson, reasonOf } from '@forecourt/service';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import type { SiteBrands } from '../site-brands';
import type { Styles } from '../steps/document';
import { askerHeader, upstreamTable } from '../upstreams';
import { sendStatus } from './send-status';

interface FormWords {
  done: string;
  failed: string;
  /** What a log says when it could not be handed on. */
  lost: string;
  back: string;
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
    '/account-api/email-owner': {
      done: 'Message sent',
      failed: 'Your message was not sent',
      lost: 'a message to a seller could not be stored',
      back: 'Back to the vehicle',
    },
    '/account-api/report-listing': {
      done: 'Thank you',
      failed: 'Your report was not sent',
      lost: 'a report could not be stored',
      back: 'Back to the vehicle',
    },
  }),
);

/** Each field once; the honeypot is whatever a robot makes of it, and the accounts service's to judge (R62). */
const fieldsSchema = z.looseObject({ textPot: z.unknown().optional() }).catchall(z.string());
type Fields = z.infer<typeof fieldsSchema>;
const start = '/cars-for-sale/all';
const successSchema = z.object({ message: z.string() });
const problemSchema = z.object({ title: z.string(), detail: z.string() });

interface Options {
  accountsUrl: string;
  brands: SiteBrands;
  styles: Styles;
  log: Log;
}

/**
 * Forms as a browser without script sends them: the same service answers, and what it says is shown as a page with the way back
 * (`refUrl`); or, where it took the form, at the page that the form names in `doneUrl`, so that a reload sends nothing again. Requests of
 * script go through the proxy as they are.
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
      const answer = fields.success ? await handOn(options, request, fields.data, words) : unreadable(words);
      send(options, request, response, words, fields.data ?? {}, answer);
    },
  ];
}

interface Answer {
  status: number;
  heading: string;
  text: string;
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
  { doneUrl, refUrl }: Partial<Fields>,
  { status, heading, text }: Answer,
): void {
  const done = status === 200 && typeof doneUrl === 'string' ? samePath(doneUrl) : undefined;
  if (done !== undefined) {
    response.set('Cache-Control', 'no-store').redirect(303, done);
    return;
  }
  const href = (typeof refUrl === 'string' ? samePath(refUrl) : undefined) ?? start;
  const action = { label: words.back, href };
  const content = { status: null, heading, text, action };
  sendStatus(response, styles, brands.forHost(request.headers.host), { status, content });
}

async function handOn(options: Options, { path, ip }: Request, fields: Fields, words: FormWords): Promise<Answer> {
  try {
    const { status, bytes } = await fetchBytes({
      url: options.accountsUrl + path,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(ip !== undefined && { [askerHeader]: ip }) },
      body: JSON.stringify(fields),
      timeoutMs: upstreamTable.accounts.timeoutMs,
      accepts: () => true,
    });
    const body = parseJson(bytes.toString());
    if (status < 300) return { status: 200, heading: words.done, text: successSchema.parse(body).message };
    const problem = problemSchema.parse(body);
    return {
      status,
      heading: problem.title,
      text: problem.detail === problem.title ? '' : problem.detail,
    };
  } catch (error) {
    options.log.warn({ reason: reasonOf(error) }, words.lost);
    return {
      status: 502,
      heading: words.failed,
      text: 'Something went wrong on our side. Nothing was stored; please try again.',
    };
  }
}

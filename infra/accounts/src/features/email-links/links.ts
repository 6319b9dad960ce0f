/** The links of emails, with which their readers confirm or end emails. Opening one changes nothing. */
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { readFields } from '../../http/fields';
import { ProblemError } from '../../problems';
import { newsReaderByToken, setNewsStopped } from '../favourites/reader';
import { titleOf } from '../searches/canonical-search';
import { paces } from '../searches/paces';
import { changeSearch, confirmSearch, type SavedSearch, searchByToken, stopAddress } from '../searches/store';
import { referenceOf, type Services } from '../services';

const page = '/account/alerts';
const tokenSchema = z.string().regex(/^[\w-]{20,100}$/, 'no link of ours');

export const alertSchema = z.strictObject({
  /** The subject of the emails. */
  about: z.enum(['search', 'saved-cars']),
  title: z.string(),
  /** Path of the results. */
  searchResultsURL: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  pace: z.enum(paces),
});

/** Returns the search of a link. @throws ProblemError `no-such-search` */
async function searchOfLink({ db }: Services, token: unknown): Promise<SavedSearch> {
  const read = tokenSchema.safeParse(token);
  const found = read.success ? await searchByToken(db, read.data) : undefined;
  if (found !== undefined) return found;
  throw new ProblemError(
    'no-such-search',
    'The saved search that this link is about has been deleted. No emails come about it.',
  );
}

/** Returns the reader of emails about saved cars; null if the link is about a search. */
async function readerOfLink({ db }: Services, token: unknown) {
  const read = tokenSchema.safeParse(token);
  return read.success ? newsReaderByToken(db, read.data) : null;
}

const favouritesPage = '/account/favourites';

/** Answers with the subject of a link, for its page. */
export function alert(services: Services): RequestHandler {
  return async (request, response) => {
    const reader = await readerOfLink(services, request.params.token);
    if (reader !== null) {
      const { email, stopped } = reader;
      return void response.json({
        ...{ about: 'saved-cars', title: 'Saved cars', searchResultsURL: favouritesPage, email, confirmed: true },
        pace: stopped ? 'never' : 'instant',
      } satisfies z.infer<typeof alertSchema>);
    }
    const {
      title: typed,
      search,
      brand,
      email,
      confirmedAt,
      pace,
    } = await searchOfLink(services, request.params.token);
    // Until the address is confirmed, a stranger may have typed the title.
    const title = confirmedAt === null ? titleOf(search, brand, referenceOf(services)) : typed;
    const stopped = await services.db
      .selectFrom('addresses')
      .select('stoppedAt')
      .where('email', '=', email)
      .executeTakeFirst();
    const answer: z.infer<typeof alertSchema> = {
      ...{ about: 'search', title, searchResultsURL: search, email, confirmed: confirmedAt !== null },
      pace: stopped?.stoppedAt == null ? z.enum(paces).parse(pace) : 'never',
    };
    response.json(answer);
  };
}

/** Redirects to the page with the button that confirms, because mail programs open links by themselves (R79). */
export function askToConfirm(services: Services): RequestHandler {
  return async (request, response) => {
    const { token } = await searchOfLink(services, request.params.token);
    response.redirect(302, `${page}?token=${token}`);
  };
}

/** Redirects to the page with the button that ends emails; mail programs that support one click send a POST. */
export function askToStop(services: Services): RequestHandler {
  return async (request, response) => {
    const reader = await readerOfLink(services, request.params.token);
    const { token } = reader ?? (await searchOfLink(services, request.params.token));
    response.redirect(302, `${page}?token=${token}`);
  };
}

export const stoppedSchema = z.strictObject({ status: z.literal('SUCCESS'), message: z.string() });
const stopped: z.infer<typeof stoppedSchema> = {
  status: 'SUCCESS',
  message: 'No more alerts will be sent to this address.',
};
const newsStopped = { ...stopped, message: 'No more emails will be sent about the cars that you saved.' };

/** Ends all alerts to the email's address, or all emails about saved cars, by one request (RFC 8058). */
export function stopByMailProgram(services: Services): RequestHandler {
  return async (request, response) => {
    const reader = await readerOfLink(services, request.params.token);
    if (reader !== null) {
      await setNewsStopped(services.db, reader.personId, services.now());
      return void response.json(newsStopped);
    }
    const { email } = await searchOfLink(services, request.params.token);
    await stopAddress(services.db, email, services.now());
    response.json(stopped);
  };
}

export const alertChangeSchema = z.object({
  token: tokenSchema,
  /** `resume` is for emails about saved cars: a search is resumed on its own page. `confirm` is for a search. */
  action: z.enum(['confirm', 'stop', 'stop-all', 'resume']),
});

/** Confirms or ends the emails about a search, or ends all; ends or resumes those about saved cars. */
export function changeAlert(services: Services): RequestHandler {
  return async (request, response) => {
    const { token, action } = readFields(alertChangeSchema, request, 'Nothing was changed');
    const reader = await readerOfLink(services, token);
    if (reader !== null) {
      if (action === 'confirm') throw new ProblemError('bad-parameter', 'action: this link has nothing to confirm');
      await setNewsStopped(services.db, reader.personId, action === 'resume' ? null : services.now());
      const message = action === 'resume' ? 'We write about the cars that you saved.' : newsStopped.message;
      return void response.json({ ...stopped, message });
    }
    const found = await searchOfLink(services, token);
    if (action === 'confirm') {
      if (found.confirmedAt === null) await confirmSearch(services.db, found, services.now());
      return void response.json({ ...stopped, message: 'We write to you when new vehicles match this search.' });
    }
    if (action === 'resume') throw new ProblemError('bad-parameter', 'action: a search is resumed on its own page');
    if (action === 'stop') await changeSearch(services.db, found.id, { pace: 'never' });
    else await stopAddress(services.db, found.email, services.now());
    const message = action === 'stop' ? 'No more emails will be sent about this search.' : stopped.message;
    response.json({ ...stopped, message });
  };
}

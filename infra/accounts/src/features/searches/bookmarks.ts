/** Saved searches: section 7's bookmarks, and the forms of their page. */
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { lineSchema, readFields } from '../../http/fields';
import { siteOf } from '../../http/origin';
import { ProblemError } from '../../problems';
import { clientOf } from '../../sign-in/client';
import { digestOfClient } from '../../sign-in/secret';
import { referenceOf, type Services } from '../services';
import { brandedSearch, canonicalSearch, querySearch, readSearch } from './canonical-search';
import { newSince } from './finds';
import { paces, sinceWords } from './paces';
import { zoneOf } from './place';
import {
  changeSearch,
  deleteSearches,
  resumeAddress,
  type SavedSearch,
  searchesOf,
  searchOf,
  sharedSearch,
} from './store';
import { knownSubject, subjectByToken, subjectOf, tooManySearches } from './subject';
import { confirmedAddress, subscribe } from './subscriptions';
import { resultsSince } from './summary';

const saveWords = 'Save this search and come back to it any time.';
const disclaimer = 'Vehicles and prices change; a saved search shows what is for sale when you open it.';
const bookmarkIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'no id of a saved search');

/** One saved search, for its page and for other programs. */
const bookmarkSchema = z.strictObject({
  bookmarkId: z.string(),
  bookmarkTitle: z.string(),
  searchName: z.string(),
  saveSearchInstrText: z.string(),
  textModalDisclaimer: z.string(),
  /** Path of the results, in canonical form. */
  searchResultsURL: z.string(),
  /** Epoch milliseconds. */
  searchBookmarkDate: z.number(),
  lastExecuted: z.number(),
});

const ownBookmarkSchema = bookmarkSchema.extend({
  pace: z.enum(paces),
  paused: z.boolean(),
  /** Whether its reader has confirmed emails. */
  confirmed: z.boolean(),
  email: z.string(),
  /** The number of finds since its owner last looked; in words `12 new since Tuesday`, empty if there are none. */
  newCount: z.int(),
  newWords: z.string(),
  /** Whether it can be read: its model may have left the catalogue. */
  isKnown: z.boolean(),
});

export const bookmarksSchema = z.strictObject({ myAtcSearchViewBeans: z.array(ownBookmarkSchema) });
export const sharedSchema = z.strictObject({ myAtcSearchViewBeans: z.array(bookmarkSchema) });

const viewOf = ({
  bookmarkId,
  title,
  search,
  createdAt,
  lastExecutedAt,
}: SavedSearch): z.infer<typeof bookmarkSchema> => ({
  ...{ bookmarkId, bookmarkTitle: title, searchName: title },
  ...{ saveSearchInstrText: saveWords, textModalDisclaimer: disclaimer },
  ...{ searchResultsURL: search, searchBookmarkDate: createdAt, lastExecuted: lastExecutedAt },
});

/** Answers with the client's saved searches, the newest first, or with the one that `searchBookmarkId` names. */
export function bookmarks(services: Services): RequestHandler {
  return async (request, response) => {
    const { db, now } = services;
    const subject = await subjectByToken(services, request);
    const { searchBookmarkId } = z.object({ searchBookmarkId: z.string().optional() }).parse(request.query);
    const own = await searchesOf(db, subject);
    const listed = searchBookmarkId === undefined ? own : own.filter((each) => each.bookmarkId === searchBookmarkId);
    const counts = await newSince(
      db,
      listed.map(({ id }) => id),
    );
    const known = referenceOf(services);
    const answer: z.infer<typeof bookmarksSchema> = {
      myAtcSearchViewBeans: listed.map((search) => {
        const state = readSearch(search.search, search.brand, known);
        const newCount = counts.get(search.id) ?? 0;
        const since = sinceWords(search.lastExecutedAt, now(), zoneOf(state ?? {}));
        return {
          ...viewOf(search),
          ...{ pace: z.enum(paces).parse(search.pace), paused: search.pausedAt !== null, email: search.email },
          ...{ confirmed: search.confirmedAt !== null, newCount, isKnown: state !== null },
          newWords:
            newCount === 0
              ? ''
              : `${newCount.toLocaleString('en-US')} new ${since === 'today' ? since : `since ${since}`}`,
        };
      }),
    };
    response.json(answer);
  };
}

/** Answers with a shared search of anybody, by its id; with an empty list if there is none. */
export function sharedBookmark({ db }: Services): RequestHandler {
  return async (request, response) => {
    const id = bookmarkIdSchema.safeParse(request.params.bookmarkId);
    const found = id.success ? await sharedSearch(db, id.data) : undefined;
    const answer: z.infer<typeof sharedSchema> = { myAtcSearchViewBeans: found === undefined ? [] : [viewOf(found)] };
    response.json(answer);
  };
}

export const saveDataSchema = z.strictObject({
  /** The search in canonical form. */
  saveSearchString: z.string(),
  /** The client's title of it; null if the client has not saved it. */
  title: z.string().nullable(),
  bookmarkId: z.string().nullable(),
  searchBookmarkDate: z.number().nullable(),
  saveSearchInstrText: z.string(),
  textModalDisclaimer: z.string(),
  /** Whether the client can save without entering an address again. */
  subscribed: z.boolean(),
  /** The number of the client's saved searches. */
  savedCount: z.int(),
});

/** Answers whether the client has saved the search of the query, so that a page can offer to save it. */
export function saveData(services: Services): RequestHandler {
  return async (request, response) => {
    const search = request.url.slice(0, 4_000).split('?')[1] ?? '';
    const client = await clientOf(services, request);
    const subject = subjectOf(client);
    const saved = subject === null ? [] : await searchesOf(services.db, subject);
    const known = referenceOf(services);
    const saveSearchString = querySearch(search, known);
    const own = saved.find((each) => brandedSearch(each.search, each.brand, known) === saveSearchString);
    const answer: z.infer<typeof saveDataSchema> = {
      ...{ saveSearchString, title: own?.title ?? null, bookmarkId: own?.bookmarkId ?? null },
      searchBookmarkDate: own?.createdAt ?? null,
      ...{ saveSearchInstrText: saveWords, textModalDisclaimer: disclaimer },
      ...{ subscribed: client.person !== null || saved.length > 0, savedCount: saved.length },
    };
    response.json(answer);
  };
}

export const saveSchema = z.object({
  /** Of a saved search, to rename it or to note that it was run. */
  bookmarkId: z.union([z.literal('').transform(() => undefined), bookmarkIdSchema]).optional(),
  bookmarkTitle: lineSchema(200).optional(),
  searchName: lineSchema(200).optional(),
  /** Epoch milliseconds. */
  lastExecuted: z.coerce.number().int().positive().optional(),
  /** The search, as path or query. */
  searchString: z.string().max(4_000).optional(),
  brand: z.string().max(64).default(''),
});

export const savedSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  message: z.string(),
  bookmarkId: z.string(),
  savedCount: z.int(),
});

/**
 * Saves a search for a signed-in person, or for a device whose address is known; with a `bookmarkId` renames one, or notes that it was run. Answers
 * once that is committed.
 */
export function saveSearch(services: Services): RequestHandler {
  const { db, now } = services;
  return async (request, response) => {
    const fields = readFields(saveSchema, request, 'Your search was not saved');
    const subject = await knownSubject(services, request);
    const title = fields.bookmarkTitle ?? fields.searchName;
    const saved = async (bookmarkId: string, message: string) => {
      const savedCount = (await searchesOf(db, subject)).length;
      const answer: z.infer<typeof savedSchema> = { status: 'SUCCESS', message, bookmarkId, savedCount };
      response.status(201).json(answer);
    };
    if (fields.bookmarkId !== undefined) {
      const own = await searchOf(db, subject, fields.bookmarkId);
      if (own === undefined) throw new ProblemError('no-such-search', 'It may have been deleted. Reload the page.');
      const lastExecutedAt =
        fields.lastExecuted === undefined ? own.lastExecutedAt : Math.min(fields.lastExecuted, now());
      await changeSearch(db, own.id, { title: title || own.title, lastExecutedAt });
      return saved(own.bookmarkId, 'Saved.');
    }
    const client = await clientOf(services, request);
    const { person } = client;
    const email =
      person?.email ?? (await confirmedAddress(db, subject.owner)) ?? (await searchesOf(db, subject))[0]?.email;
    if (email === undefined)
      throw new ProblemError('sign-in-first', 'Sign in, or leave your email address for a search, to save searches.');
    const confirmed = person === null ? (await confirmedAddress(db, subject.owner)) === email : person.verified;
    const outcome = await subscribe(
      db,
      {
        ...{ email, brand: fields.brand, title: title ?? '', requestValues: null, owner: subject.owner, confirmed },
        search: canonicalSearch(fields.searchString ?? '', fields.brand, referenceOf(services)),
        client: person === null ? digestOfClient(email, client.network) : null,
        site: siteOf(request),
      },
      now(),
    );
    if (outcome === 'limit' || outcome === 'crowded') throw tooManySearches(fields.searchString ?? '');
    if (confirmed) await resumeAddress(db, email);
    return saved(outcome.bookmarkId, 'Search saved.');
  };
}

const actions = ['rename', 'delete', 'pause', 'resume', 'pace', 'run'] as const;
export const changeSchema = z.object({
  bookmarkId: bookmarkIdSchema,
  action: z.enum(actions, `one of ${actions.join(', ')}`),
  bookmarkTitle: lineSchema(200).default(''),
  pace: z.enum(paces, `one of ${paces.join(', ')}`).default('daily'),
});

export const changedSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  message: z.string(),
  /** The page of the results, for a search that is run. */
  next: z.string().optional(),
});

/** Renames, pauses, resumes, deletes or runs a saved search of the client. */
export function changeBookmark(services: Services): RequestHandler {
  const { db, now } = services;
  return async (request, response) => {
    const { bookmarkId, action, bookmarkTitle, pace } = readFields(changeSchema, request, 'Nothing was changed');
    const own = await searchOf(db, await knownSubject(services, request), bookmarkId);
    if (own === undefined) throw new ProblemError('no-such-search', 'It may have been deleted. Reload the page.');
    const done = (message: string, next?: string) => {
      const answer: z.infer<typeof changedSchema> = { status: 'SUCCESS', message, ...(next !== undefined && { next }) };
      response.json(answer);
    };
    if (action === 'delete') {
      await deleteSearches(db, [own.id]);
      return done(`“${own.title}” was deleted.`);
    }
    if (action === 'run') {
      await changeSearch(db, own.id, { lastExecutedAt: now() });
      return done('Here it is.', resultsSince(own, own.lastExecutedAt));
    }
    if (action === 'rename' && bookmarkTitle === '')
      throw new ProblemError('bad-parameter', 'A saved search needs a name.');
    if (action === 'rename') await changeSearch(db, own.id, { title: bookmarkTitle });
    if (action === 'pause') await changeSearch(db, own.id, { pausedAt: now() });
    if (action === 'resume') await changeSearch(db, own.id, { pausedAt: null });
    if (action === 'pace') {
      await changeSearch(db, own.id, { pace });
      // Only for a confirmed address: only its owner may resume emails that the owner stopped.
      if (own.confirmedAt !== null) await resumeAddress(db, own.email);
    }
    done(changes[action]);
  };
}

const changes = {
  rename: 'The new name is saved.',
  pause: 'Emails about this search are paused.',
  resume: 'Emails about this search are sent again.',
  pace: 'Saved.',
} as const;

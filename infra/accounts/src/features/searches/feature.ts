import { type Feature, get, post } from '../feature';
import { isoTime, type Retained, retainedTable } from '../retained';
import {
  bookmarks,
  bookmarksSchema,
  changeBookmark,
  changedSchema,
  changeSchema,
  saveData,
  saveDataSchema,
  savedSchema,
  saveSchema,
  saveSearch,
  sharedBookmark,
  sharedSchema,
} from './bookmarks';
import { deleteFindsOf, mergeSearches } from './store';
import { emailSubscribe, subscribedSchema, subscriptionSchema } from './subscribe';

const savedSearches = retainedTable({
  name: 'subscriptions',
  title: 'Saved searches, and emails about them',
  retention: 'until you delete it, at most for two years',
  retentionDays: 730,
  ...{ table: 'subscriptions', time: 'createdAt', subject: { owner: 'owner' }, address: 'email' },
  shape: ({ search, title, brand, email, pace, createdAt, confirmedAt, pausedAt, lastExecutedAt, emailedAt }) => ({
    ...{ search, title, brand, email, pace, createdAt: isoTime(createdAt), confirmedAt: isoTime(confirmedAt) },
    ...{ pausedAt: isoTime(pausedAt), lastRunAt: isoTime(lastExecutedAt), lastEmailAt: isoTime(emailedAt) },
  }),
  deleteWith: (trx, searches) =>
    deleteFindsOf(
      trx,
      searches.map(({ id }) => id),
    ),
});

/** Saved searches go to the person's address when they are merged, and leave nothing of the address when they are erased. */
const retained: Retained = {
  ...savedSearches,
  merge: mergeSearches,
  async erase(trx, subject) {
    await savedSearches.erase(trx, subject);
    if (subject.email !== null) await trx.deleteFrom('addresses').where('email', '=', subject.email).execute();
  },
};

/** Saved searches, and the emails about their finds. */
export const searches: Feature = {
  name: 'searches',
  routes: [
    post('/account-api/email-subscribe', {
      summary: 'Stores a search for an email address; answers once it is stored. A third search is refused (R61).',
      ...{ status: 201, refusals: [400, 409, 413, 415, 429, 503] },
      fields: subscriptionSchema,
      answer: subscribedSchema,
      handle: emailSubscribe,
      form: { title: 'Subscribed!', failed: 'Your search was not saved', back: 'Back to the results' },
    }),
    get('/account-api/searchbookmarks', {
      summary: "Lists the client's saved searches, the newest first, or the one that `searchBookmarkId` names.",
      refusals: [401, 503],
      parameters: [
        { name: 'searchBookmarkId', in: 'query', description: 'Id of a saved search.' },
        {
          ...{ name: 'idtoken', in: 'header' },
          description:
            "ID token that the site's OpenID provider issued to another team's site; without it the session identifies the client.",
        },
      ],
      answer: bookmarksSchema,
      handle: bookmarks,
    }),
    get('/account-api/searchbookmarks/share-bookmark/:bookmarkId', {
      summary: 'Returns a saved search by the id that was shared; an empty list if there is none.',
      parameters: [{ name: 'bookmarkId', in: 'path', required: true, description: 'As it was shared.' }],
      example: '/account-api/searchbookmarks/share-bookmark/example',
      answer: sharedSchema,
      handle: sharedBookmark,
    }),
    post('/account-api/search', {
      summary:
        'Saves a search for a signed-in person, or for a device whose address is known; with `bookmarkId` renames one, or notes that it was run.',
      ...{ status: 201, refusals: [400, 401, 404, 409, 413, 415, 503] },
      fields: saveSchema,
      answer: savedSchema,
      handle: saveSearch,
      form: { title: 'Search saved', failed: 'Your search was not saved', back: 'Back to the results' },
    }),
    post('/account-api/searchbookmarks', {
      summary:
        'Renames, pauses, resumes, deletes or runs a saved search of the client, or sets how often emails about it are sent.',
      refusals: [400, 401, 404, 413, 415],
      fields: changeSchema,
      answer: changedSchema,
      handle: changeBookmark,
      form: { title: 'Saved', failed: 'Nothing was changed', back: 'Back to your saved searches' },
    }),
    get('/account-api/mine/search', {
      summary: 'Returns whether the client has saved the search of the query, and under which title.',
      refusals: [503],
      answer: saveDataSchema,
      handle: saveData,
    }),
  ],
  retained: [retained],
};

import { doneSchema } from '../../http/done';
import { type Feature, get, post } from '../feature';
import { eraseMine, eraseSchema, exportMine, exportSchema, mine, mineSchema } from './routes';

/** The page on which people see, export and delete their data. */
export const myData: Feature = {
  name: 'my-data',
  routes: [
    get('/account-api/mine', {
      summary: "Returns the client's stored data, the latest of each kind, with its retention.",
      answer: mineSchema,
      handle: mine,
    }),
    get('/account-api/mine/export', {
      summary: "Returns all of the client's stored data, as a file.",
      answer: exportSchema,
      handle: exportMine,
    }),
    post('/account-api/mine/delete', {
      summary: "Deletes all of the client's stored data; it is gone when this answers.",
      refusals: [400, 401, 403, 413, 415, 429, 503],
      fields: eraseSchema,
      answer: doneSchema,
      handle: eraseMine,
      form: { title: 'All is deleted', failed: 'Nothing was deleted', back: 'Go on' },
    }),
  ],
};

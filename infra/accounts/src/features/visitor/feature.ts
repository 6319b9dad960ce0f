import { memorySchema } from '@forecourt/listing';
import { visitorSchema } from '@forecourt/site';
import { type Feature, get } from '../feature';
import { visitor as currentVisitor, myMemory } from './routes';

/** Data that every page needs about its visitor. */
export const visitor: Feature = {
  name: 'visitor',
  routes: [
    get('/account-api/visitor', {
      summary:
        'Returns the visitor, by the cookies of session and device: signed in or not, and the number of saved searches.',
      answer: visitorSchema,
      handle: currentVisitor,
    }),
    get('/account-api/mine/memory', {
      summary: "Returns the visitor's favourites and budget, which every page shows.",
      answer: memorySchema,
      handle: myMemory,
    }),
  ],
};

import { descriptionPath, serviceDescriptionSchema } from '@forecourt/contracts';
import { defineApi, serveDescription, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import type { Feature } from '../features/feature';
import { referenceOf, type Services } from '../features/services';
import { ProblemError } from '../problems';
import { serviceDescription } from './description';
import { allFeatures } from './features';

/** Returns the interface of a service with these features: what is served, and described, in this order. */
export const apiOf = (features: readonly Feature[]) =>
  defineApi<Services>({
    title: 'Forecourt accounts',
    description:
      'Accounts and the data of shoppers: saved searches and emails about them, messages to sellers, reports, favourites, budgets, deals, notifications, feedback.',
    routes: [
      ...features.flatMap(({ routes }) => routes),
      serviceRoute(
        {
          ...{ method: 'get', path: descriptionPath, status: 200, refusals: [], example: descriptionPath },
          summary: 'Describes the service to the shell: its paths, forms, time limits and breakers.',
          answer: serviceDescriptionSchema,
        },
        () => serveDescription(serviceDescription(features)),
      ),
    ],
    health: {
      summary: 'Says whether data can be stored.',
      answer: z.strictObject({ status: z.literal('ok') }),
      serve: (services) => async (_request, response) => {
        referenceOf(services);
        const failure = await services.storage.failure();
        if (failure !== null)
          throw new ProblemError('stores-nothing', `Data cannot be stored: ${failure}. Free space in DATA_DIR.`);
        response.json({ status: 'ok' });
      },
    },
  });

/** The service's interface. */
export const api = apiOf(allFeatures);

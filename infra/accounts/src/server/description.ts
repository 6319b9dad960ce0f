/** The service's descriptions: for the shell, and for programmers. */

import { descriptionPath, type ServiceDescription, serviceDescriptionSchema } from '@forecourt/contracts';
import { commonOperations, type Operation } from '@forecourt/service';
import { answerBytes } from '@forecourt/site';
import * as z from 'zod';
import type { Feature } from '../features/feature';

const healthSchema = z.strictObject({ status: z.literal('ok') });

/** Returns the description for the shell: paths, forms with their sentences, time limits and breakers. */
export function serviceDescription(features: readonly Feature[]): ServiceDescription {
  return serviceDescriptionSchema.parse({
    version: 1,
    title: 'accounts service',
    ...{ timeoutMs: 10_000, answerBytes: answerBytes.accounts, breaker: { failures: 5, restMs: 10_000 } },
    paths: [...features.flatMap(({ paths = [] }) => paths), { path: '/account-api', methods: ['GET', 'HEAD', 'POST'] }],
    forms: features.flatMap(({ routes }) =>
      routes.flatMap(({ path, form }) => {
        if (form === undefined) return [];
        const { title: _title, ...words } = form;
        return [{ path, ...words }];
      }),
    ),
  } satisfies z.input<typeof serviceDescriptionSchema>);
}

/** Returns the operations of all features, and those that every service has. */
export const operationsOf = (features: readonly Feature[]): readonly Operation[] => [
  ...features.flatMap(({ routes }) => routes),
  {
    ...{ method: 'get', path: descriptionPath, status: 200, refusals: [], example: descriptionPath },
    summary: 'Describes the service to the shell: its paths, forms, time limits and breakers.',
    answer: serviceDescriptionSchema,
  },
  ...commonOperations({ summary: 'Says whether data can be stored.', answer: healthSchema }),
];

import { type ServiceDescription, serviceDescriptionSchema } from '@forecourt/contracts';
import { answerBytes } from '@forecourt/site';
import type * as z from 'zod';
import type { Feature } from '../features/feature';

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

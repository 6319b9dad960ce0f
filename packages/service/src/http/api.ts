import type { RequestHandler } from 'express';
import type * as z from 'zod';
import { type ApiDescription, commonOperations, describeApi } from './openapi';
import { type ServiceRoute, serviceRoute } from './routes';

/** What a service says of its interface. */
export interface Api<Services> extends Omit<ApiDescription, 'operations'> {
  /** Its own routes, in the order in which paths are compared. */
  routes: readonly ServiceRoute<Services>[];
  /** Whether it can do its work: `GET /healthz`. */
  health: { summary: string; answer: z.ZodType; serve: (services: Services) => RequestHandler };
}

/** What every service counts with. */
interface Measured {
  metrics: { handler(): RequestHandler };
}

/** Defines a service's interface: its own routes, health, metrics, and the description of all of them at `/openapi.json`. */
export function defineApi<Services extends Measured>({ routes, health, ...about }: Api<Services>) {
  const [healthOperation, metricsOperation, descriptionOperation] = commonOperations(health);
  const all: readonly ServiceRoute<Services>[] = [
    ...routes,
    serviceRoute(healthOperation, health.serve),
    serviceRoute(metricsOperation, ({ metrics }) => metrics.handler()),
    serviceRoute(descriptionOperation, () => {
      const description = describe();
      return (_request, response) => void response.json(description);
    }),
  ];
  const describe = () => describeApi({ ...about, operations: all });
  return { routes: all, describe };
}

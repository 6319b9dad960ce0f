import type { RequestHandler } from 'express';
import type * as z from 'zod';
import { type ApiDescription, commonOperations, describeApi } from './openapi';
import { type ServiceRoute, serviceRoute } from './routes';

/** Description of a service's interface, with its routes. */
export interface Api<Services> extends Omit<ApiDescription, 'operations'> {
  /** Its own routes; the first one with a matching path answers. */
  routes: readonly ServiceRoute<Services>[];
  /** `GET /healthz`: whether the service can do its work. */
  health: { summary: string; answer: z.ZodType; serve: (services: Services) => RequestHandler };
}

/** The metrics that every service has. */
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

import { describeApi } from '@forecourt/service';
import type { Feature } from '../../features/feature';
import { operationsOf } from '../description';
import { allFeatures } from '../features';

/** Returns the service's description in OpenAPI 3.1. */
export const openApiDocument = (features: readonly Feature[] = allFeatures) =>
  describeApi({
    title: 'Forecourt accounts',
    description:
      'Accounts and the data of shoppers: saved searches and emails about them, messages to sellers, reports, favourites, budgets, deals, notifications, feedback.',
    operations: operationsOf(features),
  });

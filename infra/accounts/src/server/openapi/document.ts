import { describeApi } from '@forecourt/service';
import { operations } from './operations';

/** The service's description in OpenAPI 3.1. */
export const openApiDocument = () =>
  describeApi({
    title: 'Forecourt accounts',
    description: 'What the site keeps of people: email subscriptions, messages to sellers, reports about listings.',
    operations,
  });

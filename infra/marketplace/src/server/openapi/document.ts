import { describeApi } from '@forecourt/service';
import { searchParameters } from '@forecourt/site';
import { operations } from './operations';

/** The service's description in OpenAPI 3.1. */
export const openApiDocument = () =>
  describeApi({
    title: 'Forecourt marketplace',
    description: 'Listing search, reference data, showcase, and writes of single listings.',
    operations,
    search: searchParameters,
    token: 'The value of MARKETPLACE_TOKEN, or the content of `marketplace-token` in the data folder.',
  });

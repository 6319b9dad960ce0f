import { describeApi } from '@forecourt/service';
import { searchParameters } from '@forecourt/site';
import { operations } from './operations';

/** The service's description in OpenAPI 3.1. */
export const openApiDocument = () =>
  describeApi({
    title: 'Forecourt content',
    description: 'The site’s words, house ads and programmes, and sellers’ photographs.',
    operations,
    search: searchParameters,
  });

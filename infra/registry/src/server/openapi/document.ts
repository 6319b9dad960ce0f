import { describeApi } from '@forecourt/service';
import { operations } from './operations';

/** The service's description in OpenAPI 3.1. */
export const openApiDocument = () =>
  describeApi({
    title: 'Forecourt registry',
    description: 'Versions of remotes, and which of them each brand serves; layouts, flags, brands and tokens.',
    operations,
    token: 'One of REGISTRY_TOKEN, one that was given out, or the content of `token` in the registry’s folder.',
  });

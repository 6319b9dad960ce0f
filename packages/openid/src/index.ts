export { type Beginning, type KnownProvider, OpenIdClient, type Statement } from './client';
export { type Failure, failureOf, refusalOf } from './failures';
export { providerUrl, scopesSchema } from './settings';

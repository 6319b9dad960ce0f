import { doneSchema } from '../../http/done';
import { type FeatureRoute, get, post } from '../feature';
import {
  addPasskey,
  addPasskeySchema,
  changePasskey,
  changePasskeySchema,
  myPasskeys,
  noFieldsSchema,
  optionsSchema,
  passkeyOptions,
  passkeyOptionsSchema,
  passkeySignInOptions,
  passkeySignInSchema,
  passkeysSchema,
  signInByPasskey,
} from './passkeys';

/** Passkeys (WebAuthn). */
export const passkeyRoutes: readonly FeatureRoute[] = [
  post('/account-api/passkeys/options', {
    summary: 'Returns the options with which a browser creates a passkey for a signed-in person, after a second proof.',
    refusals: [400, 401, 403, 413, 415, 429, 503],
    fields: passkeyOptionsSchema,
    answer: optionsSchema,
    handle: passkeyOptions,
  }),
  post('/account-api/passkeys/add', {
    summary: 'Stores a passkey that a browser has created, as WebAuthn returns it; an email reports it to its owner.',
    ...{ status: 201, refusals: [400, 401, 403, 413, 415] },
    ...{ fields: addPasskeySchema, types: ['application/json'] },
    answer: doneSchema,
    handle: addPasskey,
  }),
  post('/account-api/passkeys', {
    summary: 'Renames a passkey of the client, or after a second proof removes it.',
    refusals: [400, 401, 403, 404, 413, 415, 429, 503],
    fields: changePasskeySchema,
    answer: doneSchema,
    handle: changePasskey,
    form: { title: 'Passkeys', failed: 'Nothing was changed', back: 'Back' },
  }),
  get('/account-api/mine/passkeys', {
    summary: "Lists the signed-in person's passkeys.",
    answer: passkeysSchema,
    handle: myPasskeys,
  }),
  post('/account-api/passkey-options', {
    summary: 'Returns the options with which a browser signs in by a passkey.',
    refusals: [413, 415, 429],
    fields: noFieldsSchema,
    answer: optionsSchema,
    handle: passkeySignInOptions,
  }),
  post('/account-api/passkey-sign-in', {
    summary: 'Takes the signature of a passkey; `next` as for a sign-in.',
    refusals: [400, 403, 413, 415, 429],
    ...{ fields: passkeySignInSchema, types: ['application/json'] },
    answer: doneSchema,
    handle: signInByPasskey,
  }),
];

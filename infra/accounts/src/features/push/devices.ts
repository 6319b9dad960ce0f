import type { RequestHandler } from 'express';
import * as z from 'zod';
import { lineSchema, readFields } from '../../http/fields';
import { ProblemError } from '../../problems';
import { dropSubscription, storeSubscription } from '../../push/browsers';
import { isPushEndpoint } from '../../push/endpoints';
import { isTimeZone, usualQuiet } from '../../push/quiet-hours';
import { clientOf, deviceFor } from '../../sign-in/client';
import { personOwner } from '../../sign-in/owner';
import type { Services } from '../services';

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, 'not in base64url')
    .max(most);

/** As `PushSubscription.toJSON()` returns it. */
const tokenSchema = z.object({ endpoint: z.url(), keys: z.object({ p256dh: base64url(200), auth: base64url(100) }) });

const jsonText = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });
/** An hour of the day. */
export const hourSchema = z.int('an hour from 0 to 23').min(0, 'an hour from 0 to 23').max(23, 'an hour from 0 to 23');

/** Section 3, "Device subscription"; the token as an object, or its JSON. */
export const deviceSchema = z.object({
  brand: lineSchema(64).default(''),
  pixall_id: lineSchema(100).default(''),
  browser_token: z.union([tokenSchema, jsonText.pipe(tokenSchema)]),
  /** The browser's time zone and quiet hours. */
  timeZone: z.string().max(60).refine(isTimeZone, 'no time zone').default('America/Chicago'),
  quietFrom: hourSchema.default(usualQuiet.from),
  quietTo: hourSchema.default(usualQuiet.to),
});
export const deviceForgottenSchema = z.object({ endpoint: z.string().max(1_000) });
export const pushKeySchema = z.strictObject({ publicKey: z.string() });
export const deviceStoredSchema = z.strictObject({ status: z.literal('SUCCESS'), message: z.string() });

const mostAMinute = 20;

/** Answers with the key by which browsers subscribe. */
export function pushKey({ pushPublicKey }: Services): RequestHandler {
  return (_request, response) => void response.json({ publicKey: pushPublicKey });
}

/** Stores where a browser takes push messages; the same endpoint again is the same browser. */
export function storeDevice(services: Services): RequestHandler {
  const { db, now, pushOrigins } = services;
  const rate = services.rates.of('push-devices', mostAMinute);
  return async (request, response) => {
    const { network, person } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Too many requests. Try again in a minute.');
    const fields = readFields(deviceSchema, request, 'Notifications were not switched on');
    const { browser_token: token, pixall_id: pixallId, ...settings } = fields;
    if (!isPushEndpoint(token.endpoint, pushOrigins))
      throw new ProblemError(
        'bad-parameter',
        'Notifications were not switched on: browser_token names no push service that is known.',
      );
    const device = deviceFor(request, response);
    const owner = person === null ? device : personOwner(person.id);
    await storeSubscription(
      db,
      { owner, device, pixallId, ...settings, endpoint: token.endpoint, ...token.keys },
      now(),
    );
    response.status(201).json({ status: 'SUCCESS', message: 'Notifications are on for this browser.' });
  };
}

/** Removes a browser that blocks messages; only that browser knows its endpoint. */
export function forgetDevice(services: Services): RequestHandler {
  return async (request, response) => {
    const { endpoint } = readFields(deviceForgottenSchema, request, 'Notifications are still on');
    await dropSubscription(services.db, endpoint);
    response.json({ status: 'SUCCESS', message: 'Notifications are off for this browser.' });
  };
}

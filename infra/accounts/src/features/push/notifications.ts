/** The browsers that take push messages: their list, their end, and their quiet hours (R65). */
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { readFields } from '../../http/fields';
import { ProblemError } from '../../problems';
import { browsersOf, dropSubscription, setQuietHours } from '../../push/browsers';
import { browserOf } from '../../push/endpoints';
import { usualQuiet } from '../../push/quiet-hours';
import { clientOf } from '../../sign-in/client';
import type { Services } from '../services';
import { hourSchema } from './devices';

export const browsersSchema = z.strictObject({
  browsers: z.array(
    z.strictObject({
      id: z.int(),
      /** By it a browser recognises itself. */
      endpoint: z.string(),
      /** `Firefox`. */
      browser: z.string(),
      /** The day on which it was switched on, in its time zone: `Nov 22, 2026`. */
      since: z.string(),
      /** IANA name of the zone of the hours below. */
      timeZone: z.string(),
      /** Quiet from this hour on, and until that one, 0 to 23; never if they are equal. */
      quietFrom: hourSchema,
      quietTo: hourSchema,
    }),
  ),
});

const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(at);

/** Answers with the client's browsers that take push messages. */
export function myBrowsers(services: Services): RequestHandler {
  return async (request, response) => {
    const { owner } = await clientOf(services, request);
    const rows = owner === null ? [] : await browsersOf(services.db, owner);
    const browsers = rows.map(({ id, endpoint, timeZone, quietFrom, quietTo, createdAt }) => ({
      ...{ id, endpoint, timeZone, quietFrom, quietTo },
      ...{ browser: browserOf(endpoint), since: dayIn(timeZone, createdAt) },
    }));
    response.json({ browsers } satisfies z.infer<typeof browsersSchema>);
  };
}

/** In a form, digits. */
const typedHour = z.coerce.number('an hour from 0 to 23').pipe(hourSchema);
const actions = ['off', 'quiet'] as const;

export const browserChangeSchema = z.object({
  id: z.coerce.number('no number of a browser').int('no number of a browser'),
  action: z.enum(actions, `one of ${actions.join(', ')}`),
  quietFrom: typedHour.default(usualQuiet.from),
  quietTo: typedHour.default(usualQuiet.to),
});
export const browserChangedSchema = z.strictObject({ status: z.literal('SUCCESS'), message: z.string() });

/** Switches one of the client's browsers off, or sets its quiet hours. */
export function changeBrowser(services: Services): RequestHandler {
  const { db, now } = services;
  return async (request, response) => {
    const { id, action, ...quiet } = readFields(browserChangeSchema, request, 'Nothing was changed');
    const { owner } = await clientOf(services, request);
    const browser = owner === null ? undefined : (await browsersOf(db, owner)).find((each) => each.id === id);
    if (browser === undefined)
      throw new ProblemError(
        'no-such-browser',
        'This browser takes no notifications for you any more. Reload the page.',
      );
    if (action === 'off') await dropSubscription(db, browser.endpoint);
    else await setQuietHours(db, browser, quiet, now());
    const message = action === 'off' ? 'Notifications are off for this browser.' : 'The quiet hours are saved.';
    response.json({ status: 'SUCCESS', message } satisfies z.infer<typeof browserChangedSchema>);
  };
}

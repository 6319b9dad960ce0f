import { deleteOldPushes, deletePushesOf } from '../../push/browsers';
import { type Feature, get, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import {
  deviceForgottenSchema,
  deviceSchema,
  deviceStoredSchema,
  forgetDevice,
  pushKey,
  pushKeySchema,
  storeDevice,
} from './devices';
import { browserChangedSchema, browserChangeSchema, browsersSchema, changeBrowser, myBrowsers } from './notifications';

const devicePath = '/cars-for-sale/consumer-device/browser';

/** Notifications by push messages (R65, R66). */
export const push: Feature = {
  name: 'push',
  routes: [
    get('/account-api/push-key', {
      summary: 'Returns the public key by which a browser subscribes to push messages.',
      answer: pushKeySchema,
      handle: pushKey,
    }),
    post(devicePath, {
      summary: 'Stores where a browser receives push messages.',
      ...{ status: 201, refusals: [400, 413, 415, 429] },
      fields: deviceSchema,
      answer: deviceStoredSchema,
      handle: storeDevice,
    }),
    post('/account-api/push-forget', {
      summary: 'Removes a browser that no longer receives push messages.',
      refusals: [400, 413, 415],
      fields: deviceForgottenSchema,
      answer: deviceStoredSchema,
      handle: forgetDevice,
    }),
    get('/account-api/mine/notifications', {
      summary: "Lists the client's browsers that receive push messages, with their quiet hours.",
      answer: browsersSchema,
      handle: myBrowsers,
    }),
    post('/account-api/notifications', {
      summary: "Switches push messages off for one of the client's browsers, or sets its quiet hours.",
      refusals: [400, 404, 413, 415],
      fields: browserChangeSchema,
      answer: browserChangedSchema,
      handle: changeBrowser,
      form: { title: 'Notifications', failed: 'Nothing was changed', back: 'Back to your data' },
    }),
  ],
  paths: [
    {
      ...{ path: devicePath, methods: ['POST'], timeoutMs: 1_000 },
      breaker: { failures: 5, restMs: 300_000, openDetail: 'Circuit Breaker for /consumer-device is open' },
    },
  ],
  retained: [
    retainedTable({
      name: 'notifications',
      title: 'Browsers that take notifications',
      retention: 'until you switch them off, or for one year',
      retentionDays: 365,
      ...{ table: 'pushSubscriptions', time: 'createdAt', subject: { owner: 'owner' }, merges: 'all' },
      shape: ({ brand, pixallId, endpoint, timeZone, quietFrom, quietTo, createdAt }) => ({
        ...{ brand, pixallId, pushService: new URL(endpoint).host, timeZone, quietFrom, quietTo },
        createdAt: isoTime(createdAt),
      }),
      deleteWith: (trx, browsers) =>
        deletePushesOf(
          trx,
          browsers.map(({ id }) => id),
        ),
      deleteEnded: deleteOldPushes,
    }),
  ],
};

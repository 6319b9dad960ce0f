import { promoteSchema, registrySnapshotSchema } from '@forecourt/contracts';
import {
  type Approved,
  approvedSchema,
  approveSchema,
  type Changed,
  changedSchema,
  rollbackSchema,
  stopCanarySchema,
} from '@forecourt/contracts/registry-api';
import { reading, type Serving, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import type { WriteContext } from '../../store/shared-state';
import type { ChannelTransition, Target } from '../../store/transitions';
import { brands, dryRun, json, remote, writing } from '../operation-parts';
import { bodyOf, brandsOf, hasAlready, isDryRun, remoteOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

export const channels = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/channels',
    summary: 'Returns the snapshot that shells follow: strong `ETag`, 304 for `If-None-Match`.',
    answer: registrySnapshotSchema,
    refusals: [],
    example: '/v1/channels',
  },
  ({ store }) =>
    async (request, response) => {
      // A shell may have received a change from another registry.
      await store.catchUp();
      const { json, etag } = store.snapshot;
      response.set({ ETag: etag, 'Cache-Control': 'no-cache' });
      if (hasAlready(request, etag)) response.status(304).end();
      else response.type('json').send(json);
    },
);

export const channelStream = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/channels/stream',
    summary: 'Sends server-sent events, `{ "revision": n }` at once and after each change.',
    answer: null,
    refusals: [],
    example: '/v1/channels/stream',
  },
  ({ streams }) => streams.handler(),
);

type Act = (
  services: Pick<Services, 'store' | 'rehearsals'>,
  target: Target,
  request: Request,
  context: WriteContext,
) => Promise<ChannelTransition>;

/** Serves a change of channels: it needs a token, honours `If-Match`, is counted and logged. */
function change(act: Act) {
  return ({ store, rehearsals, authority, metrics, logger }: Services): Serving => ({
    before: [authority.may('promote')],
    handlers: [
      async (request, response) => {
        const target = { brands: brandsOf(request, store.state), remote: remoteOf(request) };
        const isTrial = isDryRun(request);
        const { entry, state, skipped } = await act({ store, rehearsals }, target, request, {
          ...writeContextOf(request, authority),
          isTrial,
        });
        if (entry !== null && !isTrial) {
          metrics.countChange(entry.action);
          logger.info(entry, `${entry.action} ${entry.remote}`);
        }
        const { changes = [], rehearsed } = entry ?? {};
        const { revision } = isTrial ? store.state : state;
        response.json({ revision, changes, skipped, rehearsed } satisfies Changed);
      },
    ],
  });
}

export const promote = serviceRoute(
  {
    ...{ ...writing, method: 'post', path: '/v1/channels/:brand/:remote' },
    summary:
      'Promotes a version; with `percent`, for that share of visitors as a canary; with `rehearse`, only if it fails on no recent page.',
    parameters: [brands, remote, dryRun],
    body: json(promoteSchema, '10kb'),
    answer: changedSchema,
    example: '/v1/channels/maker/mfe-sample',
  },
  change(async ({ store, rehearsals }, target, request, context) => {
    const wanted = bodyOf(request, promoteSchema);
    const rehearsed = wanted.rehearse === true ? await rehearsals.before(target, wanted.version) : undefined;
    return store.promote(target, wanted, context, rehearsed);
  }),
);

export const approve = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/channels/:brand/:remote/approve' },
    summary: 'Approves a version for brands that need a second person for promotions and links.',
    parameters: [brands, remote],
    body: json(approveSchema, '10kb'),
    answer: approvedSchema,
    example: '/v1/channels/maker/mfe-sample/approve',
  },
  ({ store, authority, metrics, logger }) => ({
    before: [authority.may('approve')],
    handlers: [
      async (request, response) => {
        const target = { brands: brandsOf(request, store.state), remote: remoteOf(request) };
        const wanted = bodyOf(request, approveSchema);
        const { entry, state, skipped } = await store.approve(target, wanted, writeContextOf(request, authority));
        if (entry !== null) {
          metrics.countChange(entry.action);
          logger.info(entry, `approve ${entry.approved}`);
        }
        response.json({ revision: state.revision, brands: entry?.brands ?? [], skipped } satisfies Approved);
      },
    ],
  }),
);

export const rollback = serviceRoute(
  {
    ...{ ...writing, method: 'post', path: '/v1/channels/:brand/:remote/rollback' },
    summary: 'Rolls back to the previous stable version, or to an earlier one.',
    parameters: [brands, remote, dryRun],
    body: json(rollbackSchema, '10kb'),
    answer: changedSchema,
    example: '/v1/channels/maker/mfe-sample/rollback',
  },
  change(({ store }, target, request, context) => store.rollback(target, bodyOf(request, rollbackSchema, {}), context)),
);

export const stopCanary = serviceRoute(
  {
    ...{ ...writing, method: 'delete', path: '/v1/channels/:brand/:remote/canary' },
    summary: 'Ends the canary.',
    parameters: [brands, remote, dryRun],
    body: json(stopCanarySchema, '10kb'),
    answer: changedSchema,
    example: '/v1/channels/maker/mfe-sample/canary',
  },
  change(({ store }, target, request, context) =>
    store.stopCanary(target, bodyOf(request, stopCanarySchema, {}).why, context),
  ),
);

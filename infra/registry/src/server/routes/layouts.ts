import {
  type LayoutChanged,
  layoutChangedSchema,
  layoutHistorySchema,
  layoutsSchema,
  layoutViewSchema,
  placeSchema,
  rollbackLayoutSchema,
  setLayoutSchema,
  stopCanarySchema,
  unplaceSchema,
} from '@forecourt/contracts/registry-api';
import { inQuery, reading, type Serving, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { brandIdsIn } from '../../store/brands';
import type { LayoutTarget, LayoutTransition } from '../../store/layout-transitions';
import { layoutHistory, layoutsView, layoutView } from '../../store/layouts';
import type { RegistryStore } from '../../store/registry-store';
import type { WriteContext } from '../../store/shared-state';
import { brand, brands, dryRun, json, page, writing } from '../operation-parts';
import { bodyOf, brandOf, brandsOf, isDryRun, pageOf, queryOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

const layoutsQuery = z.object({ brand: z.string().optional() });

export const layouts = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/layouts',
    summary: 'Lists the layouts of each page type of each brand, or of one.',
    parameters: [inQuery('brand', 'Id of the only brand.')],
    answer: layoutsSchema,
    refusals: [400],
    example: '/v1/layouts',
  },
  ({ store }) =>
    (request, response) => {
      const { brand: only } = queryOf(request, layoutsQuery);
      const brandIds = brandIdsIn(store.state).filter((id) => only === undefined || id === only);
      response.json({ layouts: layoutsView(store.state, brandIds) });
    },
);

export const oneLayout = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/layouts/:brand/:page',
    summary: 'Returns the current layout, and the layout that a rollback would restore.',
    parameters: [brand, page],
    answer: layoutViewSchema,
    refusals: [400, 404],
    example: '/v1/layouts/maker/results',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(layoutView(store.state, brandOf(request, store.state), pageOf(request))),
);

export const oneLayoutHistory = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/layouts/:brand/:page/history',
    summary: 'Lists the layouts that a rollback can restore, the latest first, each with what would differ.',
    parameters: [brand, page],
    answer: layoutHistorySchema,
    refusals: [400, 404],
    example: '/v1/layouts/maker/results/history',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(layoutHistory(store.state, brandOf(request, store.state), pageOf(request))),
);

type Act = (
  store: RegistryStore,
  target: LayoutTarget,
  request: Request,
  context: WriteContext,
) => Promise<LayoutTransition>;

/** Serves a change of a layout: it needs a token, honours `If-Match`, is counted and logged. */
function change(act: Act) {
  return ({ store, authority, metrics, logger }: Services): Serving => ({
    before: [authority.may('place')],
    handlers: [
      authority.mayPlace(),
      async (request, response) => {
        const target = { brands: brandsOf(request, store.state), page: pageOf(request) };
        const isTrial = isDryRun(request);
        const context = { ...writeContextOf(request, authority), isTrial };
        const { entry, state, skipped, warnings } = await act(store, target, request, context);
        if (entry !== null && !isTrial) {
          metrics.countChange(entry.action);
          logger.info(entry, `${entry.action} ${entry.page}`);
        }
        const { revision } = isTrial ? store.state : state;
        response.json({
          revision,
          page: target.page,
          changes: entry?.changes ?? [],
          skipped,
          warnings,
        } satisfies LayoutChanged);
      },
    ],
  });
}

const changing = { ...writing, parameters: [brands, page, dryRun], answer: layoutChangedSchema } as const;

export const setLayout = serviceRoute(
  {
    ...{ ...changing, method: 'put', path: '/v1/layouts/:brand/:page' },
    summary: 'Replaces the layout; with `percent`, for that share of visitors as a canary.',
    body: json(setLayoutSchema, '100kb'),
    example: '/v1/layouts/maker/results',
  },
  change((store, target, request, context) => store.setLayout(target, bodyOf(request, setLayoutSchema), context)),
);

export const place = serviceRoute(
  {
    ...{ ...changing, method: 'post', path: '/v1/layouts/:brand/:page/place' },
    summary: 'Adds a slot.',
    body: json(placeSchema, '10kb'),
    example: '/v1/layouts/maker/results/place',
  },
  change((store, target, request, context) => store.place(target, bodyOf(request, placeSchema), context)),
);

export const unplace = serviceRoute(
  {
    ...{ ...changing, method: 'post', path: '/v1/layouts/:brand/:page/unplace' },
    summary: 'Removes a slot.',
    body: json(unplaceSchema, '10kb'),
    example: '/v1/layouts/maker/results/unplace',
  },
  change((store, target, request, context) => store.unplace(target, bodyOf(request, unplaceSchema), context)),
);

export const rollbackLayout = serviceRoute(
  {
    ...{ ...changing, method: 'post', path: '/v1/layouts/:brand/:page/rollback' },
    summary: 'Restores the previous layout, in the end the brand’s own, or an earlier one by its version.',
    body: json(rollbackLayoutSchema, '10kb'),
    example: '/v1/layouts/maker/results/rollback',
  },
  change((store, target, request, context) =>
    store.rollbackLayout(target, bodyOf(request, rollbackLayoutSchema, {}), context),
  ),
);

export const stopLayoutCanary = serviceRoute(
  {
    ...{ ...changing, method: 'delete', path: '/v1/layouts/:brand/:page/canary' },
    summary: 'Ends the canary of a layout.',
    body: json(stopCanarySchema, '10kb'),
    example: '/v1/layouts/maker/results/canary',
  },
  change((store, target, request, context) =>
    store.stopLayoutCanary(target, bodyOf(request, stopCanarySchema, {}).why, context),
  ),
);

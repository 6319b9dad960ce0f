import { nameSchema } from '@forecourt/contracts';
import {
  type BrandChanged,
  type BrandCopied,
  type BrandFragments,
  type Brands,
  brandChangedSchema,
  brandCopiedSchema,
  brandFragmentsSchema,
  brandHistorySchema,
  brandsSchema,
  brandViewSchema,
  copyBrandSchema,
  removeBrandSchema,
  rollbackBrandSchema,
  setBrandSchema,
} from '@forecourt/contracts/registry-api';
import { inQuery, reading, type Serving, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { brandDetails } from '../../store/brand-details';
import { brandHistory } from '../../store/brand-history';
import type { BrandTransition } from '../../store/brand-transitions';
import { brandDataView, brandIdsIn, versionIn } from '../../store/brands';
import { OfferedFragments } from '../../store/offered-fragments';
import type { RegistryStore } from '../../store/registry-store';
import type { WriteContext } from '../../store/shared-state';
import { brand, dryRun, json, writing } from '../operation-parts';
import { bodyOf, brandOf, isDryRun, isWanted, parameter, queryOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

const onlySchema = z.object({ brand: z.string().optional() });

export const brands = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands',
    summary: 'Lists the brands that may have channels.',
    parameters: [
      inQuery('details', 'Whether to add hosts, mark, pages, changed flags and the last change of each.', {
        type: 'boolean',
      }),
      inQuery('brand', 'Id of the only brand whose details are added.'),
    ],
    answer: brandsSchema,
    refusals: [400],
    example: '/v1/brands?details=true',
  },
  ({ store }) =>
    (request, response) => {
      const all = [...brandIdsIn(store.state)];
      const { brand: only } = queryOf(request, onlySchema);
      const detailed = only === undefined ? all : all.filter((one) => one === only);
      const details = isWanted(request, 'details') && { details: brandDetails(store.state, detailed) };
      response.json({ brands: all, ...details } satisfies Brands);
    },
);

export const oneBrand = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands/:brand',
    summary:
      'Returns a brand’s data, its version and the contrasts of its colours; version 0 is of a brand that comes with the site.',
    parameters: [brand],
    answer: brandViewSchema,
    refusals: [404],
    example: '/v1/brands/electric',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(brandDataView(store.state, brandOf(request, store.state))),
);

export const oneBrandHistory = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands/:brand/history',
    summary:
      'Lists the versions of a brand’s data that a rollback can restore, the latest first, each with what would differ; also of a removed brand.',
    parameters: [brand],
    answer: brandHistorySchema,
    refusals: [400, 404],
    example: '/v1/brands/electric/history',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(brandHistory(store.state, parameter(request, 'brand', nameSchema))),
);

export const brandFragments = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands/:brand/fragments',
    summary: 'Lists the fragments that a brand’s pages may place, each with its policy and weight.',
    parameters: [brand],
    answer: brandFragmentsSchema,
    refusals: [404],
    example: '/v1/brands/maker/fragments',
  },
  ({ store }) => {
    const offered = new OfferedFragments((name, version) => store.folderOf(name, version));
    return async (request, response) => {
      const id = brandOf(request, store.state);
      response.json({ brand: id, fragments: await offered.of(store.state, id) } satisfies BrandFragments);
    };
  },
);

type Act<T> = (store: RegistryStore, id: string, request: Request, context: WriteContext) => Promise<T>;

/**
 * Serves a change of a brand: it needs a token, honours `If-Match`, is counted and logged.
 * @param answerOf completes the answer
 */
function change<T extends BrandTransition>(
  act: Act<T>,
  answerOf: (changed: BrandChanged, transition: T) => BrandChanged = (changed) => changed,
) {
  return ({ store, authority, metrics, logger }: Services): Serving => ({
    before: [authority.may('admin')],
    handlers: [
      async (request, response) => {
        const id = parameter(request, 'brand', nameSchema);
        const isTrial = isDryRun(request);
        const transition = await act(store, id, request, { ...writeContextOf(request, authority), isTrial });
        const { entry, state } = transition;
        if (entry !== null && !isTrial) {
          metrics.countChange(entry.action);
          logger.info(entry, `${entry.action} ${entry.brand}`);
        }
        const { revision } = isTrial ? store.state : state;
        const changed = entry?.brand ?? id;
        const answer = {
          revision,
          brand: changed,
          version: versionIn(state, changed),
          serves: entry?.serves ?? [],
          what: transition.what,
        };
        response.json(answerOf(answer, transition));
      },
    ],
  });
}

export const setBrand = serviceRoute(
  {
    ...{ ...writing, method: 'put', path: '/v1/brands/:brand' },
    summary: 'Publishes a brand, or another version of it.',
    parameters: [brand, dryRun],
    body: json(setBrandSchema, '200kb'),
    answer: brandChangedSchema,
    example: '/v1/brands/electric',
  },
  change((store, id, request, context) => {
    const wanted = bodyOf(request, setBrandSchema);
    if (wanted.brand.id === id) return store.setBrand(wanted, context);
    throw new ProblemError('bad-body', `The body is of the brand "${wanted.brand.id}", the path of "${id}".`);
  }),
);

export const copyBrand = serviceRoute(
  {
    ...{ ...writing, method: 'post', path: '/v1/brands/:brand/copies' },
    summary: 'Publishes a new brand with the present layouts, links, flags and versions of another.',
    parameters: [brand, dryRun],
    body: json(copyBrandSchema, '20kb'),
    answer: brandCopiedSchema,
    example: '/v1/brands/maker/copies',
  },
  change(
    (store, id, request, context) => store.copyBrand(id, bodyOf(request, copyBrandSchema), context),
    (changed, { data }) => ({ ...changed, data }) satisfies BrandCopied,
  ),
);

export const rollbackBrand = serviceRoute(
  {
    ...{ ...writing, method: 'post', path: '/v1/brands/:brand/rollback' },
    summary:
      'Restores a brand’s data as it was before the last change or before it was removed, or an earlier version.',
    parameters: [brand, dryRun],
    body: json(rollbackBrandSchema, '10kb'),
    answer: brandChangedSchema,
    example: '/v1/brands/electric/rollback',
  },
  change((store, id, request, context) => store.rollbackBrand(id, bodyOf(request, rollbackBrandSchema, {}), context)),
);

export const removeBrand = serviceRoute(
  {
    ...{ ...writing, method: 'delete', path: '/v1/brands/:brand' },
    summary: 'Removes a published brand with its channels, layouts and flags, unless it is in use.',
    parameters: [brand, dryRun],
    body: json(removeBrandSchema, '10kb'),
    answer: brandChangedSchema,
    example: '/v1/brands/electric',
  },
  change((store, id, request, context) => store.removeBrand(id, bodyOf(request, removeBrandSchema, {}), context)),
);

import { nameSchema } from '@forecourt/contracts';
import {
  type BrandChanged,
  type BrandEntry,
  brandChangedSchema,
  brandsSchema,
  brandViewSchema,
  setBrandSchema,
} from '@forecourt/contracts/registry-api';
import { own, reading, type Serving, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import { ProblemError } from '../../problems';
import { brandDataView, brandIdsIn } from '../../store/brands';
import type { Transition } from '../../store/change-brands';
import type { RegistryStore, WriteContext } from '../../store/registry-store';
import { brand, json, writing } from '../operation-parts';
import { bodyOf, brandOf, parameter, writeContextOf } from '../parameters';
import type { Services } from '../services';

export const brands = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands',
    summary: 'Lists the brands that may have channels.',
    answer: brandsSchema,
    refusals: [],
    example: '/v1/brands',
  },
  ({ store }) =>
    (_request, response) =>
      void response.json({ brands: brandIdsIn(store.state) }),
);

export const oneBrand = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands/:brand',
    summary: 'Returns a brand’s data and its version; 0 for a brand that comes with the site.',
    parameters: [brand],
    answer: brandViewSchema,
    refusals: [404],
    example: '/v1/brands/electric',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(brandDataView(store.state, brandOf(request, store.state))),
);

type Act = (
  store: RegistryStore,
  id: string,
  request: Request,
  context: WriteContext,
) => Promise<Transition<BrandEntry>>;

/** Serves a change of a brand's data: it needs a token, honours `If-Match`, is counted and logged. */
function change(act: Act) {
  return ({ store, authority, metrics, logger }: Services): Serving => ({
    before: [authority.may('admin')],
    handlers: [
      async (request, response) => {
        const id = parameter(request, 'brand', nameSchema);
        const { entry, state } = await act(store, id, request, writeContextOf(request, authority));
        if (entry !== null) {
          metrics.countChange(entry.action);
          logger.info(entry, `${entry.action} ${entry.brand}`);
        }
        const version = own(state.brands, id)?.version ?? 0;
        response.json({
          revision: state.revision,
          brand: id,
          version,
          serves: entry?.serves ?? [],
        } satisfies BrandChanged);
      },
    ],
  });
}

export const setBrand = serviceRoute(
  {
    ...{ ...writing, method: 'put', path: '/v1/brands/:brand' },
    summary: 'Publishes a brand, or another version of it.',
    parameters: [brand],
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

export const rollbackBrand = serviceRoute(
  {
    ...{ ...writing, method: 'post', path: '/v1/brands/:brand/rollback' },
    summary: 'Restores a brand’s data as it was before the last change, or before it was removed.',
    parameters: [brand],
    answer: brandChangedSchema,
    example: '/v1/brands/electric/rollback',
  },
  change((store, id, _request, context) => store.rollbackBrand(id, context)),
);

export const removeBrand = serviceRoute(
  {
    ...{ ...writing, method: 'delete', path: '/v1/brands/:brand' },
    summary: 'Removes a published brand with its channels, layouts and flags, unless it is in use.',
    parameters: [brand],
    answer: brandChangedSchema,
    example: '/v1/brands/electric',
  },
  change((store, id, _request, context) => store.removeBrand(id, context)),
);

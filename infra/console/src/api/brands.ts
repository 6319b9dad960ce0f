/** Brands, as their list and their own views show them. */
import { queryOptions } from '@tanstack/react-query';
import { dataOf, registry } from './client';
import { state } from './queries';

/** All brands. */
export const brandDetails = queryOptions({
  queryKey: [state, 'brand details'],
  queryFn: async () =>
    (await dataOf(registry.GET('/v1/brands', { params: { query: { details: true } } }))).details ?? [],
});

export type BrandDetails = Awaited<ReturnType<NonNullable<typeof brandDetails.queryFn>>>[number];

/** One brand's data and the contrasts of its colours. */
export const oneBrand = (brand: string) =>
  queryOptions({
    queryKey: [state, 'brand', brand],
    queryFn: () => dataOf(registry.GET('/v1/brands/{brand}', { params: { path: { brand } } })),
  });

export type BrandView = Awaited<ReturnType<NonNullable<ReturnType<typeof oneBrand>['queryFn']>>>;
export type Theme = BrandView['brand']['theme'];

/** The versions of a brand's data that a rollback can restore, also of a removed brand. */
export const brandHistory = (brand: string) =>
  queryOptions({
    queryKey: [state, 'brand history', brand],
    queryFn: () => dataOf(registry.GET('/v1/brands/{brand}/history', { params: { path: { brand } } })),
  });

/** Brands, as their list and their own views show them. */
import { queryOptions } from '@tanstack/react-query';
import { dataOf, registry } from './client';
import { state } from './queries';

const getDetails = async (brand?: string) =>
  (await dataOf(registry.GET('/v1/brands', { params: { query: { details: true, brand } } }))).details ?? [];

export type BrandDetails = Awaited<ReturnType<typeof getDetails>>[number];

/** Returns the details of all brands. */
export const brandDetails = queryOptions({ queryKey: [state, 'brand details'], queryFn: () => getDetails() });

/** Returns the details of one brand; null if there is no such brand. */
export const detailsOf = (brand: string) =>
  queryOptions({
    queryKey: [state, 'brand details', brand],
    queryFn: async () => (await getDetails(brand))[0] ?? null,
  });

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

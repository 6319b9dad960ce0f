import { infiniteQueryOptions, keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import type { paths } from '../generated/registry';
import { dataOf, Refusal, registry } from './client';

/** Filters of the audit log, as its address has them. */
export interface AuditFilters {
  person?: string | undefined;
  remote?: string | undefined;
  brand?: string | undefined;
  page?: string | undefined;
  action?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // The registry would refuse the same request again.
    queries: {
      retry: (count, error) => !(error instanceof Refusal) && count < 2,
      networkMode: 'always',
      staleTime: 10_000,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Everything that a change of the registry makes out of date has this first part of its key. */
export const state = 'state';

type LiveQuery = NonNullable<paths['/v1/live']['get']['parameters']['query']>;
export type LiveFilters = Pick<LiveQuery, 'remote' | 'team' | 'brand' | 'state'>;
/** Most remotes of an answer. */
export const most = 1000;

const getLive = (query: LiveQuery) => dataOf(registry.GET('/v1/live', { params: { query } }));

/** Returns the remotes that match a query and what each brand serves of them: 100 of them, unless the query has a limit. */
export const live = (query: LiveQuery) =>
  queryOptions({ queryKey: [state, 'live', query], queryFn: () => getLive(query) });

/** Returns the same in pages of 25 remotes, or of fewer if there are more than 16 brands. */
export const livePages = (filters: LiveFilters) =>
  infiniteQueryOptions({
    queryKey: [state, 'live pages', filters],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after }) => getLive({ ...filters, limit: 25, cells: 350, after }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Returns the registry's present entity tag, for a change of something else than a remote. */
export const currentTag = async () => (await getLive({ limit: 1 })).etag;

/** Ids of all brands. */
export const brandIds = queryOptions({
  queryKey: [state, 'brands'],
  queryFn: async () => (await dataOf(registry.GET('/v1/brands'))).brands,
});

/** Returns a remote. @param limit most versions that are described; all are named */
export const oneRemote = (remote: string, limit?: number) =>
  queryOptions({
    queryKey: [state, 'remote', remote, limit],
    queryFn: () => dataOf(registry.GET('/v1/remotes/{remote}', { params: { path: { remote }, query: { limit } } })),
  });

/** A published version never changes. */
export const oneVersion = (remote: string, version: string) =>
  queryOptions({
    queryKey: ['version', remote, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => dataOf(registry.GET('/v1/remotes/{remote}/{version}', { params: { path: { remote, version } } })),
  });

/** The latest entries of the audit log. */
export const audit = (filters: AuditFilters, limit: number) =>
  queryOptions({
    queryKey: [state, 'audit', filters, limit],
    queryFn: () => dataOf(registry.GET('/v1/audit', { params: { query: { ...filters, limit } } })),
  });

/** The audit log in pages, the newest first. */
export const auditPages = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [state, 'audit pages', filters],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before }) =>
      dataOf(registry.GET('/v1/audit', { params: { query: { ...filters, limit: 50, before } } })),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** null without a session. */
export const session = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    try {
      return await dataOf(registry.GET('/v1/session'));
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null;
      throw error;
    }
  },
});

/** Returns the layout of one page type of a brand. */
export const layoutOf = (brand: string, page: string) =>
  queryOptions({
    queryKey: [state, 'layout', brand, page],
    queryFn: () => dataOf(registry.GET('/v1/layouts/{brand}/{page}', { params: { path: { brand, page } } })),
  });

/** Lists the page types of a brand. */
export const pageTypes = (brand: string) =>
  queryOptions({
    queryKey: [state, 'page types', brand],
    queryFn: async () => {
      const { layouts } = await dataOf(registry.GET('/v1/layouts', { params: { query: { brand } } }));
      return Object.keys(layouts[brand] ?? {});
    },
  });

/** The layouts of a page that a rollback can restore, the latest first. */
export const layoutHistory = (brand: string, page: string) =>
  queryOptions({
    queryKey: [state, 'layout history', brand, page],
    queryFn: async () => {
      const params = { path: { brand, page } };
      return (await dataOf(registry.GET('/v1/layouts/{brand}/{page}/history', { params }))).earlier;
    },
  });

/** Fragments that a brand's pages may place, by remote. */
export const offered = (brand: string) =>
  queryOptions({
    queryKey: [state, 'offered', brand],
    queryFn: async () =>
      (await dataOf(registry.GET('/v1/brands/{brand}/fragments', { params: { path: { brand } } }))).fragments,
  });

/** Returns the flags of one brand. */
export const flagsOf = (brand: string) =>
  queryOptions({
    queryKey: [state, 'flags', brand],
    queryFn: () => dataOf(registry.GET('/v1/flags/{brand}', { params: { path: { brand } } })),
  });

export const flags = queryOptions({ queryKey: [state, 'flags'], queryFn: () => dataOf(registry.GET('/v1/flags')) });

/** The latest errors of a version; shells report new ones every few seconds. */
export const errorsOf = (remote: string, version: string) =>
  queryOptions({
    queryKey: ['errors', remote, version],
    refetchInterval: 10_000,
    queryFn: () =>
      dataOf(registry.GET('/v1/remotes/{remote}/{version}/errors', { params: { path: { remote, version } } })),
  });

/** Recent measurements of the versions that a brand serves; shells report every few seconds. */
export const fieldOf = (brand: string, remote: string) =>
  queryOptions({
    queryKey: [state, 'field', brand, remote],
    refetchInterval: 5000,
    queryFn: () => dataOf(registry.GET('/v1/field/{brand}/{remote}', { params: { path: { brand, remote } } })),
  });

/** Tokens, for sessions that may do everything. */
export const tokens = queryOptions({ queryKey: [state, 'tokens'], queryFn: () => dataOf(registry.GET('/v1/tokens')) });

/** Notes that the session has ended if a refusal says so: forms ask for another and keep what was typed. */
export function noSession(error: unknown): void {
  if (error instanceof Refusal && error.status === 401) queryClient.setQueryData(session.queryKey, null);
}

/** Why the registry cannot store changes, in its words; null if it can. */
export const storage = queryOptions({
  queryKey: ['storage'],
  refetchInterval: 20_000,
  queryFn: async () => {
    try {
      await dataOf(registry.GET('/healthz'));
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.detail;
      throw error;
    }
  },
});

/** Asks again for everything that a change of the registry may have changed. */
export const changed = () => queryClient.invalidateQueries({ queryKey: [state] });

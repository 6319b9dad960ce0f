/** Compares two versions of a remote. */
import { queryOptions } from '@tanstack/react-query';
import { dataOf, registry } from './client';

/** Two versions, the earlier one first. */
export type Pair = readonly [before: string, after: string];

/** Parses `1.0.0..1.1.0`. Returns null for any other text. */
export function pairOf(compare: string | undefined): Pair | null {
  const [, before, after] = /^(.+?)\.\.(.+)$/.exec(compare ?? '') ?? [];
  return before === undefined || after === undefined ? null : [before, after];
}

const forever = { staleTime: Number.POSITIVE_INFINITY };
const paramsOf = (remote: string, [against, version]: Pair) => ({
  params: { path: { remote, version }, query: { against } },
});

/** Queries the differences of two versions, without their packages. Published versions never change, so the answer stays valid. */
export const differences = (remote: string, pair: Pair) =>
  queryOptions({
    ...forever,
    queryKey: ['differences', remote, ...pair],
    queryFn: () => dataOf(registry.GET('/v1/remotes/{remote}/{version}/differences', paramsOf(remote, pair))),
  });

/** Queries the npm packages that differ. The session needs a token for the remote. */
export const packageDifferences = (remote: string, pair: Pair) =>
  queryOptions({
    ...forever,
    queryKey: ['package differences', remote, ...pair],
    queryFn: () => dataOf(registry.GET('/v1/remotes/{remote}/{version}/differences/packages', paramsOf(remote, pair))),
  });

export type Difference = Awaited<
  ReturnType<NonNullable<ReturnType<typeof differences>['queryFn']>>
>['differences'][number];

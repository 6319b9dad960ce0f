import { queryOptions } from '@tanstack/react-query';
import { dataOf, registry } from './client';
import { state } from './queries';

/** Recent measurements, over time, of the versions that a brand serves and of the versions before them. */
export const seriesOf = (brand: string, remote: string) =>
  queryOptions({
    queryKey: [state, 'series', brand, remote],
    refetchInterval: 10_000,
    queryFn: () => dataOf(registry.GET('/v1/field/{brand}/{remote}/series', { params: { path: { brand, remote } } })),
  });

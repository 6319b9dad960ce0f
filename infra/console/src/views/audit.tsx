import { Button, ButtonLink } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/text-field';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AuditFilters, auditPages, brandIds } from '../api/queries';
import { History } from '../parts/history';
import { Refused } from '../parts/sign-in';
import { useTitle } from '../parts/title';

const route = getRouteApi('/audit');
const fields: readonly [name: keyof AuditFilters, label: string, type: string][] = [
  ['person', 'Person or token', 'search'],
  ['remote', 'Remote', 'search'],
  ['brand', 'Brand', 'search'],
  ['since', 'From (UTC)', 'date'],
  ['until', 'Before (UTC)', 'date'],
];

export function AuditView(): ReactNode {
  useTitle('Audit');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { data: brands = [] } = useQuery(brandIds);
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(auditPages(filters));
  const given = Object.entries(filters).filter((one): one is [string, string] => typeof one[1] === 'string');
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <h1>Audit</h1>
      <form
        // Its fields begin with what the address says.
        key={JSON.stringify(filters)}
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void navigate({
            search: Object.fromEntries(
              fields.map(([name]) => [name, String(form.get(name) ?? '').trim() || undefined]),
            ),
          });
        }}
      >
        {fields.map(([name, label, type]) => (
          <TextField key={name} name={name} label={label} type={type} defaultValue={filters[name] ?? ''} />
        ))}
        <Button type="submit" variant="primary">
          Search
        </Button>
        <ButtonLink href={`/v1/audit.csv?${new URLSearchParams(given)}`} download>
          Download as CSV
        </ButtonLink>
      </form>
      {error && <Refused error={error} />}
      <p className="hint" role="status">
        {data === undefined ? 'Searching …' : `${entries.length} changes${hasNextPage ? ' so far' : ''}`}
      </p>
      {data !== undefined && <History entries={entries} brands={brands} />}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Search older changes</Button>}
    </>
  );
}

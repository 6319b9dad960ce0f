import { Button, ButtonLink } from '@forecourt/ui/button';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { actionNames, countText } from '../api/names';
import { type AuditFilters, auditPages, brandIds, pageTypes } from '../api/queries';
import { getRouteApi } from '../navigation';
import { History } from '../parts/history';
import { Refused } from '../parts/sign-in';
import { useTitle } from '../parts/title';

const route = getRouteApi('/audit');
/** Filters by their labels: a type of text field, or a choice of what there is. */
const fields: readonly [name: keyof AuditFilters, label: string, type: 'search' | 'date' | 'choice'][] = [
  ['person', 'Person or token', 'search'],
  ['remote', 'Remote', 'search'],
  ['brand', 'Brand', 'choice'],
  ['page', 'Page type', 'choice'],
  ['action', 'Change', 'choice'],
  ['since', 'From (UTC)', 'date'],
  ['until', 'Before (UTC)', 'date'],
];
/** Kinds of changes, by their names. */
const actions = Object.entries(actionNames)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

export function AuditView(): ReactNode {
  useTitle('Audit');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const found = useRef<HTMLParagraphElement>(null);
  const { data: brands = [] } = useQuery(brandIds);
  const [first = ''] = brands;
  const { data: pages = [] } = useQuery({ ...pageTypes(first), enabled: first !== '' });
  const optionsOf = (name: keyof AuditFilters) => {
    if (name === 'action') return actions;
    // The value in the address is a choice, too, also before the registry has listed the others.
    const values = new Set([...(name === 'brand' ? brands : pages), filters[name] ?? '']);
    values.delete('');
    return [...values].map((value) => ({ value, label: value }));
  };
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
          // The form begins anew.
          found.current?.focus();
          const form = new FormData(event.currentTarget);
          navigate({
            search: Object.fromEntries(
              fields.map(([name]) => [name, String(form.get(name) ?? '').trim() || undefined]),
            ),
          });
        }}
      >
        {fields.map(([name, label, type]) => {
          const field = { name, label, defaultValue: filters[name] ?? '' };
          return type === 'choice' ? (
            <Select key={name} {...field} options={[{ value: '', label: 'any' }, ...optionsOf(name)]} />
          ) : (
            <TextField key={name} {...field} type={type} />
          );
        })}
        <Button type="submit" variant="primary">
          Search
        </Button>
        <ButtonLink href={`/v1/audit.csv?${new URLSearchParams(given)}`} download>
          Download as CSV
        </ButtonLink>
      </form>
      {error && <Refused error={error} />}
      <p ref={found} className="hint" role="status" tabIndex={-1}>
        {data === undefined ? 'Searching …' : `${countText(entries.length, 'change')}${hasNextPage ? ' so far' : ''}`}
      </p>
      {data !== undefined && <History entries={entries} brands={brands} />}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Search older changes</Button>}
    </>
  );
}

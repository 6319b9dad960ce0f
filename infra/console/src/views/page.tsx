import { Select } from '@forecourt/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brandIds, layoutOf, pageTypes } from '../api/queries';
import { getRouteApi, Navigate } from '../navigation';
import { LayoutEditor } from '../parts/layout-editor';
import { Refused } from '../parts/sign-in';
import { useTitle } from '../parts/title';

const route = getRouteApi('/pages/{-$brand}/{-$page}');

/** Shows a brand's page as regions and slots; moves, places, replaces and removes slots in a draft, which is then applied as a whole. */
export function PageView(): ReactNode {
  const params = route.useParams();
  const { to } = route.useSearch();
  const navigate = route.useNavigate();
  const brands = useQuery(brandIds);
  const brand = params.brand ?? brands.data?.[0] ?? '';
  const types = useQuery({ ...pageTypes(brand), enabled: brand !== '' });
  const page = params.page ?? types.data?.[0] ?? '';
  const layout = useQuery({ ...layoutOf(brand, page), enabled: page !== '' });
  useTitle(page === '' ? 'Pages' : `${page} on ${brand}`);
  const error = brands.error ?? types.error ?? layout.error;
  const open = (part: { brand?: string; page?: string }) => navigate({ params: (now) => ({ ...now, ...part }) });
  const options = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
  if (params.brand === undefined || params.page === undefined) {
    return (
      <>
        <h1>Pages</h1>
        {page !== '' && <Navigate to="/pages/{-$brand}/{-$page}" params={{ brand, page }} replace />}
        {error ? <Refused error={error} /> : <p className="hint">Reading …</p>}
      </>
    );
  }
  return (
    <>
      <h1>Pages</h1>
      <div className="filters">
        <Select
          label="Brand"
          value={brand}
          options={options(brands.data)}
          onChange={(event) => open({ brand: event.target.value })}
        />
        <Select
          label="Page type"
          value={page}
          options={options(types.data)}
          onChange={(event) => open({ page: event.target.value })}
        />
      </div>
      {layout.data === undefined ? (
        error ? (
          <Refused error={error} />
        ) : (
          <p className="hint">Reading the layout …</p>
        )
      ) : (
        <LayoutEditor key={`${brand} ${page}`} now={layout.data} to={to} />
      )}
    </>
  );
}

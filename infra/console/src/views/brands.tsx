import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type BrandDetails, brandDetails } from '../api/brands';
import { getRouteApi, Link } from '../navigation';
import { LastChange } from '../parts/last-change';
import { WithBrandForms } from '../parts/later';
import { Mark } from '../parts/mark';
import { OneBrand } from '../parts/one-brand';
import { Refused } from '../parts/sign-in';
import { useTitle } from '../parts/title';

const route = getRouteApi('/brands/{-$brand}');

/** Shows all brands and a form for a new one; or one brand. */
export function BrandsView(): ReactNode {
  const { brand } = route.useParams();
  return brand === undefined ? <AllBrands /> : <OneBrand key={brand} brand={brand} />;
}

function AllBrands(): ReactNode {
  useTitle('Brands');
  const { from } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery(brandDetails);
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading brands …</p>;
  const model = data.find(({ brand }) => brand === from)?.brand;
  return (
    <>
      <h1>Brands</h1>
      <section aria-label="All brands">
        <BrandTable all={data} />
      </section>
      {model && (
        <WithBrandForms>
          {({ NewBrand }) => (
            <NewBrand
              from={model}
              onFrom={(next) => navigate({ search: { from: next }, replace: true, resetScroll: false })}
              all={data}
            />
          )}
        </WithBrandForms>
      )}
    </>
  );
}

function BrandTable({ all }: { all: readonly BrandDetails[] }): ReactNode {
  return (
    <table className="rows">
      <thead>
        <tr>
          {['Brand', 'Host names', 'Pages', 'Changed flags', 'Changed last', 'New'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ brand, name, mark, version, hosts, pages, changedFlags, lastChange }) => (
          <tr key={brand}>
            <th scope="row">
              <Mark svg={mark} />{' '}
              <Link to="/brands/{-$brand}" params={{ brand }}>
                {brand}
              </Link>
              <small>
                {name}, {version === 0 ? 'comes with the site' : `version ${version} of its data`}
              </small>
            </th>
            <td data-label="Host names">{hosts.join(', ')}</td>
            <td data-label="Pages">{pages.length}</td>
            <td data-label="Changed flags">{changedFlags.join(', ') || 'none'}</td>
            <td data-label="Changed last">
              <LastChange change={lastChange} />
            </td>
            <td data-label="New">
              <Link
                className="act"
                to="/brands/{-$brand}"
                search={{ from: brand }}
                hash="new"
                aria-label={`New brand after ${brand}`}
              >
                New brand
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

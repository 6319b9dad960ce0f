import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brandHistory, detailsOf, oneBrand } from '../api/brands';
import { Refusal } from '../api/client';
import { commandText } from '../api/command-text';
import { audit, flagsOf, session as sessionQuery } from '../api/queries';
import { whyNot } from '../api/rights';
import { getRouteApi, Link } from '../navigation';
import { Command } from './command';
import { History } from './history';
import { LastChange } from './last-change';
import { WithBrandForms } from './later';
import { Mark } from './mark';
import { Refused } from './sign-in';
import { useWhyReadOnly } from './status';
import { useTitle } from './title';
import { WithBrandLooks } from './with-brand-looks';

const route = getRouteApi('/brands/{-$brand}');

/** Number of changes that are shown. */
const latest = 6;

/** One brand: hosts, pages, flags, its colours on a sample with their contrasts, its last changes, and forms that change it. */
export function OneBrand({ brand }: { brand: string }): ReactNode {
  useTitle(brand);
  const { form } = route.useSearch();
  const { data, error } = useQuery(oneBrand(brand));
  // A brand that was removed is still in memory.
  const isGone = error instanceof Refusal && error.status === 404;
  if (isGone) return <GoneBrand brand={brand} refusal={error} />;
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading {brand} …</p>;
  const { name, theme, mark } = data.brand;
  return (
    <>
      <AllBrands />
      <h1>
        <Mark svg={mark} size={32} /> {brand}
      </h1>
      <Facts brand={brand} />
      <Forms brand={brand} />
      {form !== 'change' && (
        <section aria-labelledby="sample-title">
          <h2 id="sample-title">Theme and mark</h2>
          <WithBrandLooks>{({ Samples }) => <Samples {...{ theme, name, mark }} />}</WithBrandLooks>
        </section>
      )}
      <Changes brand={brand} />
      {form !== 'change' && (
        <section aria-labelledby="contrasts-title">
          <h2 id="contrasts-title">Contrasts</h2>
          <p className="hint">By WCAG 2.2: at least 4.5 for text, 3 for other visible elements.</p>
          <WithBrandLooks>{({ Contrasts }) => <Contrasts contrasts={data.contrasts} />}</WithBrandLooks>
        </section>
      )}
    </>
  );
}

function AllBrands(): ReactNode {
  return (
    <p>
      <Link to="/brands/{-$brand}" params={{ brand: undefined }}>
        Brands
      </Link>
    </p>
  );
}

/** A brand that was removed: its changes, and the way back. */
function GoneBrand({ brand, refusal }: { brand: string; refusal: Refusal }): ReactNode {
  const { data } = useQuery(brandHistory(brand));
  if (data?.isRemoved !== true) return <Refused error={refusal} />;
  return (
    <>
      <AllBrands />
      <h1>{brand}</h1>
      <p role="status">It is no brand of the site any more: its host names lead nowhere.</p>
      <Forms brand={brand} />
      <Changes brand={brand} />
    </>
  );
}

/** The form that the address names. */
function Forms({ brand }: { brand: string }): ReactNode {
  const { form, to } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: now } = useQuery(oneBrand(brand));
  const session = useQuery(sessionQuery);
  const whyReadOnly = useWhyReadOnly();
  const obstacle = whyReadOnly ?? whyNot(session.data, { may: 'admin', brand });
  const onClose = () => {
    document.getElementById('changes-title')?.focus();
    navigate({ search: {}, replace: true, resetScroll: false });
  };
  const props = { brand, obstacle, onClose };
  if (to !== undefined)
    return <WithBrandForms>{({ BrandWayBack }) => <BrandWayBack key={to} to={to} {...props} />}</WithBrandForms>;
  if (form === undefined || now === undefined) return null;
  return (
    <WithBrandForms>
      {({ ChangeBrand, RemoveBrand }) =>
        form === 'change' ? <ChangeBrand now={now} {...props} /> : <RemoveBrand {...props} />
      }
    </WithBrandForms>
  );
}

function Facts({ brand }: { brand: string }): ReactNode {
  const { data } = useQuery(oneBrand(brand));
  const details = useQuery(detailsOf(brand));
  const { pages = [], lastChange = null } = details.data ?? {};
  if (data === undefined) return null;
  const { name, tagline, hosts, nav, needsApproval } = data.brand;
  return (
    <section aria-label="What it is">
      <dl>
        <dt>Name</dt>
        <dd>
          {name}: {tagline}
        </dd>
        <dt>Data</dt>
        <dd>{data.version === 0 ? 'comes with the site' : `version ${data.version}`}</dd>
        <dt>Host names</dt>
        <dd>{hosts.join(', ')}</dd>
        <dt>Pages</dt>
        <dd className="acts">
          {pages.map((page) => (
            <Link key={page} to="/pages/{-$brand}/{-$page}" params={{ brand, page }}>
              {page}
            </Link>
          ))}
        </dd>
        <dt>Links</dt>
        <dd>{nav.map(({ label }) => label).join(', ') || 'none'}</dd>
        <dt>Versions</dt>
        <dd>{needsApproval === true ? 'need a second person' : 'need no second person'}</dd>
        <dt>Flags</dt>
        <dd>
          <Flags brand={brand} />
        </dd>
        <dt>Changed last</dt>
        <dd>
          <LastChange change={lastChange} />
        </dd>
      </dl>
      <p className="acts">
        <Link to="/brands/{-$brand}" params={{ brand: undefined }} search={{ from: brand }} hash="new">
          New brand after {brand}
        </Link>
        <Link to="/" search={{ brand }}>
          What is live on {brand}
        </Link>
        {data.version > 0 && (
          <>
            <Link to="/brands/{-$brand}" params={{ brand }} search={{ form: 'change' }} hash="change">
              Change {brand}
            </Link>
            <Link to="/brands/{-$brand}" params={{ brand }} search={{ form: 'remove' }} hash="remove">
              Remove {brand}
            </Link>
          </>
        )}
      </p>
      {data.version === 0 && (
        <p className="hint">
          It comes with the site: its data is its folder in packages/brands. A new brand after it can be changed here.
        </p>
      )}
      <Command text={commandText(['brand', 'show', brand])} />
    </section>
  );
}

/** The flags that are on, with a dot where that was changed. */
function Flags({ brand }: { brand: string }): ReactNode {
  const { data: of } = useQuery(flagsOf(brand));
  if (of === undefined) return null;
  return (
    <p className="acts">
      {Object.entries(of.flags).map(([flag, isOn]) => (
        <Link
          key={flag}
          className="flag"
          data-changed={of.changed.includes(flag)}
          to="/flags"
          search={{ brand, flag, to: isOn ? 'off' : 'on' }}
          hash="change"
        >
          {flag} {isOn ? 'on' : 'off'}
        </Link>
      ))}
    </p>
  );
}

function Changes({ brand }: { brand: string }): ReactNode {
  const { data, error } = useQuery(audit({ brand }, latest));
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title" tabIndex={-1}>
        Its last changes
      </h2>
      <Back brand={brand} />
      {error && <Refused error={error} />}
      {data && <History entries={data.entries} brands={[]} />}
      <p>
        <Link to="/audit" search={{ brand }}>
          All its changes
        </Link>
      </p>
    </section>
  );
}

/** A link to the way back: to the version before this one. */
function Back({ brand }: { brand: string }): ReactNode {
  const { data } = useQuery(brandHistory(brand));
  const before = data?.earlier[0];
  if (before === undefined) return null;
  return (
    <p>
      <Link to="/brands/{-$brand}" params={{ brand }} search={{ to: before.version }} hash="back">
        Go back to version {before.version} of its data
      </Link>
    </p>
  );
}

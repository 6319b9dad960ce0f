import { compared, compareHref, mostCompared, toggleCompared } from '@forecourt/device';
import { useBrand, useSource, useView } from '@forecourt/fragment-kit';
import { type Compared, detailHref, picturesOf, shownTitle } from '@forecourt/listing';
import { ContactLink, ShareLink, vehicleClass } from '@forecourt/listing-kit';
import { useReference } from '@forecourt/search-kit';
import { Button, ByScript, buttonClass, VehicleImage, VisuallyHidden, withIcon } from '@forecourt/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { compareRows } from '../../compare/rows';
import { SideBySide } from '../../compare/side-by-side';
import { Unbroken } from '../../compare/unbroken';
import sheet from './columns.module.css';
import styles from './comparison.module.css';
import { drawnValues } from './drawn-values';

const allCars = '/cars-for-sale/all';

/** Compares the vehicles that the URL names, row by row: what decides first, then what differs. */
export function Comparison(): ReactNode {
  const { url } = useView();
  const found = useSource('compared');
  const asked = (useView().params.ids ?? '').split(',').filter(Boolean);
  const listings = found?.listings ?? [];
  const missing = found === undefined ? 0 : asked.length - listings.length;
  return (
    <div className={styles.comparison}>
      <div className={styles.bar}>
        <div>
          <BackLink />
          <h1>Compare vehicles</h1>
        </div>
        {listings.length > 0 && <Tools path={url} isFull={listings.length >= mostCompared} />}
      </div>
      {found === undefined && asked.length > 0 && <p role="status">The comparison is not available right now.</p>}
      {missing > 0 && (
        <p role="status">
          {missing === 1
            ? 'One of the vehicles is no longer listed.'
            : `${missing} of the vehicles are no longer listed.`}
        </p>
      )}
      {listings.length < 2 && (
        <p>
          {listings.length === 0 ? 'No vehicle is chosen yet. ' : 'One vehicle alone compares with nothing. '}
          {`Choose "Compare" on up to ${mostCompared} vehicles in the results; this page shows them side by side. `}
          <a href={allCars}>See all cars for sale</a>
        </p>
      )}
      {found !== undefined && listings.length > 0 && <Vehicles {...found} />}
    </div>
  );
}

const never = () => () => {};

/** Links back to the page of this site where the comparison was opened, if that is known. */
function BackLink(): ReactNode {
  const from = useSyncExternalStore(never, referrer, () => null);
  return (
    <a href={from ?? allCars} {...withIcon('chevron-left', styles.back)}>
      Back to the vehicles
    </a>
  );
}

function referrer(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  const isOurs = origin === location.origin && pathname.startsWith('/cars-for-sale/');
  return isOurs && !pathname.startsWith('/cars-for-sale/compare') ? pathname + search : null;
}

/** Renders the actions for the whole comparison. */
function Tools({ path, isFull }: { path: string; isFull: boolean }): ReactNode {
  return (
    <div className={styles.tools}>
      {!isFull && (
        <a href={allCars} className={buttonClass({ size: 'sm' })}>
          Add a car
        </a>
      )}
      <details>
        <summary className={buttonClass({ size: 'sm' })}>Share</summary>
        <div className={styles.share}>
          <ShareLink path={path} title="Compare vehicles" />
        </div>
      </details>
      <ByScript>
        <Button size="sm" onClick={() => print()} data-enhance="">
          Print
        </Button>
      </ByScript>
    </div>
  );
}

function Vehicles(found: Compared): ReactNode {
  const { flags } = useBrand();
  const { facets } = useReference();
  const { listings, owners } = found;
  const ids = listings.map(({ id }) => id);
  const columns = listings.map((listing) => {
    const [picture] = picturesOf(listing);
    const title = shownTitle(listing);
    const owner = owners.find(({ id }) => id === listing.ownerId);
    return {
      key: listing.id,
      picture: (
        <div className={vehicleClass}>
          <VehicleImage {...picture} sizes="(min-width: 64rem) 20rem, 50vw" />
        </div>
      ),
      name: (
        <a href={detailHref(listing, 'listing')} className={styles.title}>
          <Unbroken name={title} />
        </a>
      ),
      actions: (
        <div className={styles.actions}>
          {owner !== undefined && <ContactLink {...{ listing: listing.id, title, owner }} />}
          <a
            href={compareHref(ids.filter((id) => id !== listing.id))}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            onClick={() => {
              if (compared.read().some(({ id }) => id === listing.id)) toggleCompared({ id: listing.id, title });
            }}
          >
            Remove
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </a>
        </div>
      ),
    };
  });
  return (
    <SideBySide
      caption={`${listings.length} vehicles side by side, with what tells them apart first`}
      columns={ids}
      head={
        <>
          <tr>
            <td />
            {columns.map(({ key, picture }) => (
              <td key={key}>{picture}</td>
            ))}
          </tr>
          <tr>
            <td />
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {columns.map(({ key, actions }) => (
              <td key={key}>{actions}</td>
            ))}
          </tr>
        </>
      }
      className={sheet.columns}
      groups={compareRows(found, facets, flags.payments)}
      drawn={drawnValues(found)}
    />
  );
}

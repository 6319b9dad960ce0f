import { useBrand, useSource, useView } from '@forecourt/fragment-kit';
import { type Compared, detailHref, picturesOf, shownTitle } from '@forecourt/listing';
import { useReference } from '@forecourt/search-kit';
import { Badge, Button, buttonClass, VehicleImage, VisuallyHidden, withIcon } from '@forecourt/ui';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { compared, compareHref, mostCompared, toggleCompared } from '../../compare/compared';
import { type CompareRow, compareRows } from '../../compare/rows';
import { ContactLink } from '../../contact/contact-link';
import { ShareLink } from '../../people/share-link';
import styles from './comparison.module.css';

const allCars = '/cars-for-sale/all';

/** The vehicles that the address names, line by line, with what tells them apart first. */
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
        {listings.length > 0 && <Tools path={url} />}
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
      {found !== undefined && listings.length > 0 && <Table {...found} />}
    </div>
  );
}

const never = () => () => {};

/** To where it was opened, where that is known: a page of this site. */
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

/** What can be done with the comparison as a whole. */
function Tools({ path }: { path: string }): ReactNode {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.tools}>
      <details>
        <summary className={buttonClass()}>Share</summary>
        <div className={styles.share}>
          <ShareLink path={path} title="Compare vehicles" />
        </div>
      </details>
      <Button onClick={() => print()} className={isAlive ? undefined : styles.waiting} data-enhance="">
        Print
      </Button>
    </div>
  );
}

function Table(found: Compared): ReactNode {
  const headingId = useId();
  const { flags } = useBrand();
  const { facets } = useReference();
  const { differs, same } = compareRows(found, facets, flags.payments);
  const { listings, owners } = found;
  const ids = listings.map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={styles.scroll} tabIndex={0} aria-labelledby={headingId}>
      <table className={styles.table}>
        <caption id={headingId}>
          <VisuallyHidden>{`${listings.length} vehicles side by side`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {listings.map((listing) => {
              const [picture] = picturesOf(listing);
              const title = shownTitle(listing);
              const owner = owners.find(({ id }) => id === listing.ownerId);
              return (
                <th key={listing.id} scope="col">
                  <VehicleImage {...picture} alt="" />
                  <a href={detailHref(listing, 'listing')} className={styles.title}>
                    {title}
                  </a>
                  <div className={styles.actions}>
                    {owner !== undefined && <ContactLink {...{ listing: listing.id, title, owner }} />}
                    <a
                      href={compareHref(ids.filter((id) => id !== listing.id))}
                      className={buttonClass({ variant: 'quiet', size: 'sm' })}
                      onClick={() => {
                        if (compared.read().some(({ id }) => id === listing.id))
                          toggleCompared({ id: listing.id, title });
                      }}
                    >
                      Remove
                      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                    </a>
                  </div>
                </th>
              );
            })}
          </tr>
        </thead>
        {listings.length > 1 && <Rows title="What tells them apart" rows={differs} ids={ids} />}
        <Rows title={listings.length > 1 ? 'What they have in common' : 'What is known of it'} rows={same} ids={ids} />
      </table>
    </section>
  );
}

function Rows({ title, rows, ids }: { title: string; rows: readonly CompareRow[]; ids: readonly string[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={ids.length + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ term, values, best }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          {values.map((value, at) => (
            <td key={ids[at]} data-best={best.includes(at) || undefined}>
              {value ?? <span className={styles.unknown}>Not known</span>}
              {best.includes(at) && (
                <>
                  {' '}
                  <Badge kind="great-deal">Best</Badge>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

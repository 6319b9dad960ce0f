import { useSource } from '@forecourt/fragment-kit';
import type { Listing, Vehicle } from '@forecourt/listing';
import { CompareTrimsLink } from '@forecourt/listing-kit';
import { useReference } from '@forecourt/search-kit';
import { buttonClass, Disclosure, Rating, withIcon } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { Terms } from '../../terms';
import { furtherFacts } from '../vehicle-glance/glance-facts';
import styles from './facts.module.css';

/** Renders what is known about the vehicle besides its glance: history, reviews of its model, equipment, and each further fact with its term. */
export function Facts(): ReactNode {
  const vehicle = useSource('vehicle');
  const { facets } = useReference();
  if (vehicle === undefined) return null;
  const { listing, equipment = [] } = vehicle;
  return (
    <div className={styles.parts}>
      <div className={styles.pair}>
        <History listing={listing} />
        <ModelReviews listing={listing} />
      </div>
      <Equipment groups={equipment} />
      <Part title="Specifications">
        <Terms rows={furtherFacts(listing, facets)} className={styles.columns} />
        <p className={styles.more}>
          <CompareTrimsLink year={listing.year} className={buttonClass({ size: 'sm' })} />
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.facts}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}

/** Renders its equipment, a list for each group; the first is open, and each opens and closes by itself. */
function Equipment({ groups }: { groups: NonNullable<Vehicle['equipment']> }): ReactNode {
  if (groups.length === 0) return null;
  return (
    <Part title="Features">
      <div className={styles.groups}>
        {groups.map(({ label, features }, at) => (
          <Disclosure key={label} title={`${label} (${features.length})`} open={at === 0}>
            <ul className={styles.ticks}>
              {features.map((feature) => (
                <li key={feature} {...withIcon('check')}>
                  {feature}
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </Part>
  );
}

/** Renders how people rate the model, and each aspect of it. */
function ModelReviews({ listing: { modelReviews, year, make, model } }: { listing: Listing }): ReactNode {
  if (modelReviews === undefined) return null;
  const { value, count, aspects } = modelReviews;
  return (
    <Part title="Reviews of this model">
      <p>
        <Rating value={value} count={count} />
        {` How people rate the ${year} ${make} ${model}, not this very vehicle.`}
      </p>
      <Terms rows={aspects.map((aspect) => [aspect.label, `${aspect.value.toFixed(1)} of 5`])} />
    </Part>
  );
}

/** Renders the known history of the vehicle, and that the seller is its source. */
function History({ listing: { history = [], listingType } }: { listing: Listing }): ReactNode {
  if (listingType === 'NEW') return null;
  return (
    <Part title="Vehicle history">
      {history.length === 0 ? (
        <p>The seller has told nothing of its past. Ask for a history report.</p>
      ) : (
        <>
          <ul className={styles.ticks}>
            {history.map((fact) => (
              <li key={fact} {...withIcon('check')}>
                {fact}
              </li>
            ))}
          </ul>
          <p>As the seller reports it. Ask for the history report before you buy.</p>
        </>
      )}
    </Part>
  );
}

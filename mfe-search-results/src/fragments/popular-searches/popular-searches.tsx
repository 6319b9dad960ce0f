import { useBrand, useSource, useView } from '@forecourt/fragment-kit';
import { CompareTrimsLink } from '@forecourt/listing-kit';
import { createReference } from '@forecourt/search-kit';
import { type ReactNode, useId } from 'react';
import { linkGroups } from './link-groups';
import styles from './popular-searches.module.css';

/** Renders links that need no script. They stay while a search is pending, because each names its own target. */
export function PopularSearches(): ReactNode {
  const headingId = useId();
  const { reference, state } = useView();
  const brand = useBrand();
  const data = {
    listing: useSource('listing'),
    'year-links': useSource('year-links'),
    'trim-links': useSource('trim-links'),
    'new-trim-links': useSource('new-trim-links'),
  };
  const groups = linkGroups(data, brand, createReference(reference));
  if (groups.length === 0) return null;
  return (
    <nav aria-labelledby={headingId} className={styles.popular}>
      <h2 id={headingId}>Popular searches</h2>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h3>{title}</h3>
            {links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </section>
        ))}
      </div>
      <CompareTrimsLink year={state.startYear === state.endYear ? state.startYear : undefined} />
    </nav>
  );
}

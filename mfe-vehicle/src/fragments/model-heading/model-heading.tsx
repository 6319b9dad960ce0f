import { useBrand, useSource } from '@forecourt/fragment-kit';
import { modelPath, modelText } from '@forecourt/listing';
import { canonicalLink, createReference, parse, useReference, useSearch } from '@forecourt/search-kit';
import { Breadcrumbs, ButtonLink, ChipLink, ChipList } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { forSale } from './for-sale';
import styles from './model-heading.module.css';

/** Renders the model's name, the facts of what is for sale, the way to all of it, and links to the pages of its years. */
export function ModelHeading(): ReactNode {
  const brand = useBrand();
  const state = useSearch();
  const reference = createReference(useReference());
  const listing = useSource('listing');
  const years = useSource('year-links')?.links ?? [];
  const text = modelText(state, brand, reference);
  const [modelCode = ''] = state.modelCode ?? [];
  if (text === null) return null;
  const { name, breadcrumbs } = text;
  const pages = years.flatMap(({ href }) => {
    const page = parse(href, brand, reference);
    const year = page.kind === 'page' ? page.state.startYear : undefined;
    const path = modelPath(modelCode, reference, year);
    return year === undefined || path === undefined ? [] : [{ year, path }];
  });
  return (
    <div className={styles.heading}>
      <Breadcrumbs items={breadcrumbs} />
      <h1>{name}</h1>
      {listing !== undefined && <p>{forSale(name, listing, state.startYear !== undefined)}</p>}
      {listing !== undefined && listing.totalResultCount > 0 && (
        <p>
          <ButtonLink href={canonicalLink(state, brand, reference)}>{`See all ${name} for sale`}</ButtonLink>
        </p>
      )}
      {pages.length > 0 && (
        <ChipList label={`Years of the ${name}`}>
          {pages.map(({ year, path }) => (
            <li key={year}>
              <ChipLink
                href={path}
                selected={year === state.startYear}
                aria-current={year === state.startYear ? 'page' : undefined}
              >
                {year}
              </ChipLink>
            </li>
          ))}
        </ChipList>
      )}
    </div>
  );
}

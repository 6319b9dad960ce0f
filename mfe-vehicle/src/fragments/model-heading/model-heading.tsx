import { useBrand, useSource, useView } from '@forecourt/fragment-kit';
import { type ModelPart, modelPartOf, modelPath, modelText } from '@forecourt/listing';
import { canonicalLink, createReference, parse, useReference, useSearch } from '@forecourt/search-kit';
import { Breadcrumbs, ButtonLink, ChipLink, ChipList } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { forSale } from './for-sale';
import styles from './model-heading.module.css';

const headings: Readonly<Record<ModelPart, (name: string) => string>> = {
  trims: (name) => `Compare trims of the ${name}`,
  reviews: (name) => `Reviews of the ${name} by people`,
};

/** Renders the model's name, the facts of what is for sale, the way to all of it, and links to its parts and to the pages of its years; on a page about a part the years lead to theirs. */
export function ModelHeading(): ReactNode {
  const brand = useBrand();
  const state = useSearch();
  const reference = createReference(useReference());
  const listing = useSource('listing');
  const years = useSource('year-links')?.links ?? [];
  const part = modelPartOf(useView().params);
  const text = modelText(state, brand, reference, part);
  const [modelCode = ''] = state.modelCode ?? [];
  if (text === null) return null;
  const { name, breadcrumbs } = text;
  const linked = years.flatMap(({ href }) => {
    const page = parse(href, brand, reference);
    const year = page.kind === 'page' ? page.state.startYear : undefined;
    const path = modelPath(modelCode, reference, year, part);
    return year === undefined || path === undefined ? [] : [{ year, path }];
  });
  const ofYear = state.startYear;
  const own = ofYear === undefined ? undefined : modelPath(modelCode, reference, ofYear, part);
  // A year with few cars is not among the links, and its own page shows it all the same.
  const isLinked = linked.length === 0 || linked.some(({ year }) => year === ofYear);
  const pages =
    ofYear === undefined || own === undefined || isLinked
      ? linked
      : [...linked, { year: ofYear, path: own }].sort((a, b) => b.year - a.year);
  // Reviews are of one model year.
  const parts: readonly ModelPart[] = ofYear === undefined ? ['trims'] : ['trims', 'reviews'];
  return (
    <div className={styles.heading}>
      <Breadcrumbs items={breadcrumbs} />
      <h1>{part === undefined ? name : headings[part](name)}</h1>
      {listing !== undefined && part === undefined && <p>{forSale(name, listing, state.startYear !== undefined)}</p>}
      {listing !== undefined && listing.totalResultCount > 0 && (
        <p>
          <ButtonLink href={canonicalLink(state, brand, reference)}>{`See all ${name} for sale`}</ButtonLink>
        </p>
      )}
      {part === undefined && (
        <ul className={styles.parts}>
          {parts.map((each) => (
            <li key={each}>
              <a href={modelPath(modelCode, reference, ofYear, each)}>{headings[each](name)}</a>
            </li>
          ))}
        </ul>
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

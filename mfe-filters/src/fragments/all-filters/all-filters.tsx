import type { FragmentProps } from '@forecourt/fragment-kit';
import { pageText, SearchForm } from '@forecourt/search-kit';
import { Button, Disclosure } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { shownSections } from '../filters/model/sections';
import { SectionContent } from '../filters/sections/section-content';
import { SortSelect } from '../filters/sort-select';
import { usePanel } from '../filters/use-panel';
import { ClearFilters, standing } from '../filters/your-search';
import styles from './all-filters.module.css';

/**
 * The page of a search's filters: each section open, all of them one form. It leads to the search without script, and is the same with it:
 * shoppers with script have the sections beside the results.
 */
export function AllFilters(props: FragmentProps<'listing.filters' | 'listing.total'>): ReactNode {
  const { panel, total } = usePanel(props, true);
  const sections = shownSections(panel);
  return (
    <SearchForm edits={['sortBy', ...sections.flatMap((section) => section.edits(panel))]}>
      <h1>Filters</h1>
      <p className={styles.of}>
        {`${pageText(panel.state, panel.brand, panel.reference).title}: ${standing(total, panel.chips)}`}
        <ClearFilters chips={panel.chips} />
      </p>
      <div className={styles.sort}>
        <SortSelect />
      </div>
      <div className={styles.sections}>
        {sections.map((section) => (
          <Disclosure key={section.name} id={section.name} title={section.title} level={2} open>
            <SectionContent section={section} panel={panel} />
          </Disclosure>
        ))}
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary">
          See Results
        </Button>
      </div>
    </SearchForm>
  );
}

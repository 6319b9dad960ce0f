import type { FragmentProps } from '@forecourt/fragment-kit';
import { IntentLink, SearchForm, useChips, useReference, useSearchStatus } from '@forecourt/search-kit';
import { Button, buttonClass, cx, formatCount, IconButton, withIcon } from '@forecourt/ui';
import { type ReactNode, type SubmitEvent, useId, useMemo, useRef } from 'react';
import styles from './filters.module.css';
import { type Panel, panelOf } from './model/panel';
import { type Section, shownSections } from './model/sections';
import { SectionFrame } from './sections/section';
import { SortSelect } from './sort-select';
import { useDrawer } from './use-drawer';
import { useKeptFocus } from './use-kept-focus';

/** Sections at the top of the panel that are open at first, so that it does not begin with a row of closed doors. */
const prominent = 3;

/**
 * The filter panel: one GET form that a page without script sends as it is, and that searches at each change with script. A side bar on wide
 * screens, else a drawer behind a button; which of the two is decided by style alone.
 */
export function Filters({ state, data, brand }: FragmentProps<'listing'>): ReactNode {
  const { listing } = data;
  const status = useSearchStatus();
  const reference = useReference();
  const settled = status === 'ready';
  const panel = useMemo(
    () => panelOf({ state, brand, reference, listing, settled }),
    [state, brand, reference, listing, settled],
  );
  const sections = shownSections(panel);
  const chips = useChips();
  const id = useId();
  const titleId = useId();

  const drawerElement = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const drawer = useDrawer(drawerElement, titleId);
  const keptFocus = useKeptFocus(title);

  const showResults = (event: SubmitEvent) => {
    // Every change has been searched already.
    event.preventDefault();
    drawer.hide();
  };

  return (
    <>
      <div className="fc-when-drawer">
        <button type="button" popoverTarget={id} {...withIcon('filter', cx(buttonClass(), styles.opener))}>
          Filters
          {chips.length > 0 && <span className={styles.active}>{chips.length}</span>}
        </button>
      </div>
      <div ref={drawerElement} id={id} popover="auto" className={styles.panel} {...drawer.attributes}>
        <div className={styles.header}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            Filters
          </h2>
          <div className="fc-when-drawer">
            <IconButton icon="close" label="Close filters" popoverTarget={id} popoverTargetAction="hide" />
          </div>
        </div>
        <SearchForm
          edits={edited(sections, panel)}
          aria-labelledby={titleId}
          aria-busy={status === 'loading' || undefined}
          className={styles.form}
          onSubmit={showResults}
          {...keptFocus}
        >
          <YourSearch total={listing?.totalResultCount} filters={chips.length} />
          <div className={styles.sections}>
            {sections.map((section, index) => (
              <SectionFrame key={section.name} section={section} panel={panel} prominent={index < prominent} />
            ))}
          </div>
          <div className={styles.submit}>
            <Button type="submit" variant="primary" block>
              {listing === undefined ? 'See Results' : `See Results (${formatCount(listing.totalResultCount)})`}
            </Button>
          </div>
        </SearchForm>
      </div>
    </>
  );
}

/** What the form's controls write. */
function edited(sections: readonly Section[], panel: Panel): readonly string[] {
  return ['sortBy', ...sections.flatMap((section) => section.edits(panel))];
}

/** How the search stands, and the way back to all vehicles. */
function YourSearch({ total, filters }: { total: number | undefined; filters: number }): ReactNode {
  return (
    <section className={styles.yourSearch} aria-label="Your Search">
      <h3 className={styles.yourSearchTitle}>Your Search</h3>
      {filters > 0 && (
        <IntentLink intent={{ type: 'clear' }} className={styles.link}>
          Clear filters
        </IntentLink>
      )}
      <p className={styles.standing}>
        {`${total === undefined ? '' : `${counted(total, 'match', 'matches')}, `}${filters === 0 ? 'no filters' : counted(filters, 'filter', 'filters')}`}
      </p>
      <div className={cx('fc-when-drawer', styles.sort)}>
        <SortSelect />
      </div>
    </section>
  );
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

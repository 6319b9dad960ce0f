import type { CloseReason } from '@forecourt/contracts';
import { type FragmentProps, followsSearch, useIsAlone, useOverlay, useView } from '@forecourt/fragment-kit';
import { IntentLink, SearchForm, useChips, useReference, useSearchStatus } from '@forecourt/search-kit';
import { Button, cx, Dialog, formatCount } from '@forecourt/ui';
import { type ReactNode, type RefObject, type SubmitEvent, useMemo, useRef } from 'react';
import { Bar } from './bar';
import styles from './filters.module.css';
import { Finder } from './finder/finder';
import { type Panel, panelOf } from './model/panel';
import { type Section, shownSections } from './model/sections';
import { SectionFrame } from './sections/section';
import { SortSelect } from './sort-select';
import { useDrawer } from './use-drawer';
import { useKeptFocus } from './use-kept-focus';

/** Number of sections at the top of the panel that are open at first. */
const prominent = 3;

/**
 * The filter panel: one GET form, which searches at each change if there is script. A side bar on wide
 * screens, else a drawer opened by a link; CSS alone decides. It is also a page of its own.
 */
export function Filters(props: FragmentProps<'listing'>): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLDialogElement>(null);
  const drawer = useDrawer(element);
  const active = useOwnChips();
  const parts = (
    <>
      <Dialog.Title ref={title} closeLabel="Close filters">
        Filters
      </Dialog.Title>
      <FilterForm {...props} title={title} />
    </>
  );
  const isAlone = useIsAlone();
  if (useOverlay() !== null) return parts;
  return (
    <>
      <Bar active={active} open={drawer.open} hidden={isAlone} />
      {/* Beside the results it is a part of the page. */}
      <Dialog.Root
        ref={element}
        placement="drawer-start"
        size="sm"
        className={cx(styles.panel, isAlone && styles.alone)}
        role={drawer.isOpen ? undefined : 'region'}
      >
        {parts}
      </Dialog.Root>
    </>
  );
}

function FilterForm({
  state,
  data,
  brand,
  title,
}: FragmentProps<'listing'> & { title: RefObject<HTMLHeadingElement | null> }): ReactNode {
  const { listing } = data;
  const status = useSearchStatus();
  const reference = useReference();
  const { today, appending } = useView();
  // A failed search has no data.
  const total = status === 'failed' && !appending ? undefined : listing?.totalResultCount;
  const settled = status === 'ready';
  const panel = useMemo(
    () => panelOf({ state, brand, reference, listing, settled, today }),
    [state, brand, reference, listing, settled, today],
  );
  const sections = shownSections(panel);
  const keptFocus = useKeptFocus(title);

  const showResults = (event: SubmitEvent<HTMLFormElement>) => {
    // Every change has already been searched.
    event.preventDefault();
    event.currentTarget.closest<HTMLDialogElement>('dialog[open]')?.close('done' satisfies CloseReason);
  };

  return (
    <SearchForm
      edits={edited(sections, panel)}
      {...followsSearch}
      className={styles.form}
      onSubmit={showResults}
      {...keptFocus}
    >
      <YourSearch total={total} filters={useOwnChips()} />
      <div className={cx('fc-when-drawer', styles.sort)}>
        <SortSelect />
      </div>
      <Finder sections={sections} panel={panel}>
        {sections.map((section, index) => (
          <SectionFrame key={section.name} section={section} panel={panel} prominent={index < prominent} />
        ))}
      </Finder>
      <div className={cx(styles.apply, 'fc-until-alive')}>
        <Button type="submit" variant="primary" block>
          Apply
        </Button>
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" block>
          {total === undefined ? 'See Results' : `See Results (${formatCount(total)})`}
        </Button>
      </div>
    </SearchForm>
  );
}

/** Returns the number of filters that the shopper chose; the brand's default is not one to clear (R7). */
function useOwnChips(): number {
  return useChips().filter(({ standard }) => !standard).length;
}

/** Parameters that the form's controls set. */
function edited(sections: readonly Section[], panel: Panel): readonly string[] {
  return ['sortBy', ...sections.flatMap((section) => section.edits(panel))];
}

/** The search's status, and a link to all vehicles; sticks to the panel's top. */
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
    </section>
  );
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

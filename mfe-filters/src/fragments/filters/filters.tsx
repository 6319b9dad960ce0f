import type { CloseReason } from '@forecourt/contracts';
import { followsSearch, useIsAlone, useOverlay } from '@forecourt/fragment-kit';
import { SearchForm } from '@forecourt/search-kit';
import { Button, cx, Dialog, formatCount } from '@forecourt/ui';
import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react';
import { Bar } from './bar';
import styles from './filters.module.css';
import { Finder } from './finder/finder';
import type { FiltersModel } from './model/filters-model';
import { SectionFrame } from './sections/section';
import { SortSelect } from './sort-select';
import { useDisclosed } from './use-disclosed';
import { useDrawer } from './use-drawer';
import { useRestoredFocus } from './use-restored-focus';
import { YourSearch } from './your-search';

/**
 * The filter panel: one GET form, which searches at each change if there is script. A side bar on wide
 * screens, else a drawer opened by a link; CSS alone decides. It is also a page of its own.
 */
export function Filters({ model }: { model: FiltersModel }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLDialogElement>(null);
  const drawer = useDrawer(element);
  const isAlone = useIsAlone();
  const isOverlay = useOverlay() !== null;
  const parts = (
    <>
      <Dialog.Title ref={title} closeLabel="Close filters">
        Filters
      </Dialog.Title>
      <FilterForm {...{ model, title, isAlone }} isOver={drawer.isOpen || isOverlay} />
    </>
  );
  if (isOverlay) return parts;
  return (
    <>
      <Bar active={model.own} whole={model.panel.whole} open={drawer.open} hidden={isAlone} />
      {/* Beside the results it is a part of the page. */}
      <Dialog.Root
        ref={element}
        placement="drawer-start"
        size="sm"
        className={cx(styles.panel, isAlone && styles.alone)}
        aria-label="Filters"
      >
        {parts}
      </Dialog.Root>
    </>
  );
}

function FilterForm(props: {
  model: FiltersModel;
  title: RefObject<HTMLHeadingElement | null>;
  /** Whether it is over the page, or a page of its own; else it is beside the results, which show their order and number. */
  isOver: boolean;
  isAlone: boolean;
}): ReactNode {
  const { model, title, isOver, isAlone } = props;
  const { panel, sections, total, own, standing } = model;
  const sorts = isOver || isAlone;
  const { isOpen, toggle } = useDisclosed(sections, panel);
  const restoredFocus = useRestoredFocus(title);
  // Parameters of closed sections have no control: the form sends their present values as hidden fields.
  const edits = sections.filter(isOpen).flatMap((section) => section.edits(panel));

  const showResults = (event: SubmitEvent<HTMLFormElement>) => {
    // Every change has already been searched.
    event.preventDefault();
    event.currentTarget.closest<HTMLDialogElement>('dialog[open]')?.close('done' satisfies CloseReason);
  };

  return (
    <SearchForm
      edits={sorts ? ['sortBy', ...edits] : edits}
      {...followsSearch}
      className={styles.form}
      onSubmit={showResults}
      {...restoredFocus}
    >
      <YourSearch {...{ own, standing }} isTitled={sorts} />
      {sorts && (
        <div className={styles.sort}>
          <SortSelect />
        </div>
      )}
      <Finder sections={sections} panel={panel} onOpen={(section) => toggle(section, true)}>
        {sections.map((section) => (
          <SectionFrame key={section.name} section={section} panel={panel} isOpen={isOpen(section)} onToggle={toggle} />
        ))}
      </Finder>
      <div className={cx(styles.apply, 'fc-until-alive')}>
        <Button type="submit" variant="primary" block>
          Apply
        </Button>
      </div>
      {/* Each change has been searched: it only leads to the results. */}
      {isOver && (
        <div className={styles.submit}>
          <Button type="submit" variant="primary" block>
            {total === undefined ? 'See Results' : `See Results (${formatCount(total)})`}
          </Button>
        </div>
      )}
    </SearchForm>
  );
}

import { OverlayLink, useBrand } from '@forecourt/fragment-kit';
import { isPlainClick, SearchForm } from '@forecourt/search-kit';
import { Button, buttonClass, cx, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './bar.module.css';
import { SortSelect } from './sort-select';
import { overlayName } from './use-drawer';

/**
 * What a phone keeps within reach however far one has scrolled: filters, order, saving. By style alone it stands where the panel is no
 * side bar, and stays at the top of the screen.
 * @param open opens the drawer; false where that cannot be done, so that the link takes its course
 */
export function Bar({ active, open, hidden }: { active: number; open(): boolean; hidden: boolean }): ReactNode {
  const { saveSearchOff, personalization } = useBrand().flags;
  return (
    <div className="fc-when-drawer fc-bar" hidden={hidden}>
      <div className={styles.bar}>
        <OverlayLink
          name={overlayName}
          {...withIcon('filter', cx(buttonClass(), styles.filters))}
          onClick={(event) => {
            if (isPlainClick(event) && open()) event.preventDefault();
          }}
        >
          Filters
          {active > 0 && <span className={styles.active}>{active}</span>}
        </OverlayLink>
        <SearchForm edits={['sortBy']} className={styles.sort}>
          <SortSelect hideLabel />
          <span className="fc-until-alive">
            <Button type="submit">Sort</Button>
          </span>
        </SearchForm>
        {/* As the control itself has it (R60). */}
        {active > 0 && personalization && !saveSearchOff && (
          <OverlayLink name="mfe-account/save-search" {...withIcon('heart', cx(buttonClass(), styles.save))}>
            <span>Save</span>
          </OverlayLink>
        )}
      </div>
    </div>
  );
}

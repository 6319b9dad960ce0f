import { OverlayLink, useBrand } from '@forecourt/fragment-kit';
import { withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { KeywordField } from '../../keyword/keyword-field';
import styles from './keyword-search.module.css';

/** Renders a field if the header has room for suggestions; on phones a link to one on the whole screen. */
export function KeywordSearch(): ReactNode {
  if (!useBrand().flags.keywordSearch) return null;
  return (
    <>
      <div className={styles.field}>
        <KeywordField />
      </div>
      <OverlayLink name="mfe-filters/keyword-overlay" {...withIcon('search', styles.link)}>
        Search make, model, price…
      </OverlayLink>
    </>
  );
}

import { compareHref, mostCompared } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './compare-form.module.css';

/** The form that the boxes of the results belong to. */
export const compareFormId = 'compare-vehicles';

/** Sends the vehicles whose boxes are ticked to the page that compares them: for who has no script, and by style for nobody else. */
export function CompareForm(): ReactNode {
  const { compare } = useBrand().flags;
  if (!compare) return null;
  return (
    <form id={compareFormId} method="get" action={compareHref([])} className={styles.form}>
      <button type="submit" className={buttonClass()}>
        {`Compare the ticked vehicles (up to ${mostCompared})`}
      </button>
    </form>
  );
}

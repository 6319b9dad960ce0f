import { compareHref, mostCompared } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './compare-form.module.css';

/** Id of the form that the checkboxes of the results belong to. */
export const compareFormId = 'compare-vehicles';

/** Sends the ticked vehicles to the page that compares them. Only for browsers without script; its style hides it from all others. */
export function CompareForm(): ReactNode {
  const { compare } = useBrand().flags;
  if (!compare) return null;
  return (
    <form id={compareFormId} autoComplete="off" method="get" action={compareHref([])} className={styles.form}>
      <button type="submit" className={buttonClass()}>
        {`Compare the ticked vehicles (up to ${mostCompared})`}
      </button>
    </form>
  );
}

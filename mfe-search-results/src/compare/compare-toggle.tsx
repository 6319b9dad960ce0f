import { compared, compareHref, mostCompared, toggleCompared, useDeviceStore } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { isPlainClick } from '@forecourt/search-kit';
import { VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  listing: string;
  title: string;
  /** Id of a form in which vehicles are chosen as long as no script runs. */
  form?: string;
}

/**
 * Adds a vehicle to those that are compared, or takes it away; with five compared only those keep it (R56). Without script it is a box
 * of the form that it stands for, else a link to the page that compares, which says how to go on.
 */
export function CompareToggle({ listing, title, form }: CompareToggleProps): ReactNode {
  const { flags } = useBrand();
  const vehicles = useDeviceStore(compared);
  const isAdded = vehicles.some(({ id }) => id === listing);
  if (!flags.compare || (!isAdded && vehicles.length >= mostCompared)) return null;
  const link = (
    <a
      href={compareHref([listing])}
      rel="nofollow"
      className={form === undefined ? undefined : styles.link}
      data-enhance=""
      data-added={isAdded || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        toggleCompared({ id: listing, title });
      }}
    >
      {isAdded ? 'Added to Compare' : 'Compare'}
      <VisuallyHidden>{isAdded ? `: take ${title} away` : ` ${title}`}</VisuallyHidden>
    </a>
  );
  return (
    <>
      {link}
      {isAdded && vehicles.length > 1 && (
        <a href={compareHref(vehicles.map(({ id }) => id))} rel="nofollow" className={styles.now}>
          {`Compare ${vehicles.length} now`}
        </a>
      )}
      {form !== undefined && <Choice listing={listing} title={title} form={form} />}
    </>
  );
}

/** Several at once without script, which remembers nothing from page to page. */
function Choice({ listing, title, form }: CompareToggleProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="ids" value={listing} form={form} />
      Compare
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </label>
  );
}

import { compared, compareHref, mostCompared, toggleCompared, useDeviceStore } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { isPlainClick } from '@forecourt/search-kit';
import { VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  listing: string;
  title: string;
  /** Id of the form in which vehicles are ticked without scripts. */
  form?: string;
}

/**
 * Adds a vehicle to the comparison, or removes it. Once five are compared, only those five have the button
 * (R56). Without scripts it is a checkbox of `form`, or else a link to the comparison page.
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

/** Chooses a vehicle without scripts, when nothing is remembered from page to page. */
function Choice({ listing, title, form }: CompareToggleProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="ids" value={listing} form={form} />
      Compare
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </label>
  );
}

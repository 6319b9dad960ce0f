import { compared, compareHref, mostCompared, toggleCompared, useDeviceStore } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { isPlainClick } from '@forecourt/search-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  listing: string;
  title: string;
  /** Id of the form that sends the ticked vehicles without scripts. */
  form?: string;
}

/**
 * Adds a vehicle to the comparison, or removes it. Once five are compared, only those five have the control
 * (R56). It is a checkbox of `form`, which sends the ticked vehicles without scripts, or else a link to the comparison page.
 */
export function CompareToggle({ listing, title, form }: CompareToggleProps): ReactNode {
  const { flags } = useBrand();
  const vehicles = useDeviceStore(compared);
  const isAdded = vehicles.some(({ id }) => id === listing);
  if (!flags.compare || (!isAdded && vehicles.length >= mostCompared)) return null;
  const label = isAdded ? `Added to Compare: take ${title} away` : `Compare ${title}`;
  const text = isAdded ? 'Added to Compare' : 'Compare';
  const toggle = () => toggleCompared({ id: listing, title });
  return (
    <>
      {form === undefined ? (
        <a
          href={compareHref([listing])}
          rel="nofollow"
          aria-label={label}
          data-enhance=""
          data-added={isAdded || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            toggle();
          }}
        >
          {text}
        </a>
      ) : (
        <Choice {...{ listing, form, label, text, isAdded, toggle }} />
      )}
      {isAdded && vehicles.length > 1 && (
        <a href={compareHref(vehicles.map(({ id }) => id))} rel="nofollow" className={styles.now}>
          {`Compare ${vehicles.length} now`}
        </a>
      )}
    </>
  );
}

/** A checkbox of the form; a tick from before it was hydrated counts. */
function Choice(props: {
  listing: string;
  form: string;
  label: string;
  text: string;
  isAdded: boolean;
  toggle(): void;
}): ReactNode {
  const { listing, form, label, text, isAdded, toggle } = props;
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was ticked before
  useEffect(() => {
    if (box.current?.checked === true && !isAdded) toggle();
  }, []);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        name="ids"
        value={listing}
        form={form}
        aria-label={label}
        checked={isAdded}
        onChange={toggle}
      />
      {text}
    </label>
  );
}

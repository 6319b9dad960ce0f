import { compared, compareHref, mostCompared, toggleCompared, useDeviceStore } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { Button, buttonClass, IconButton, setDockedHeight } from '@forecourt/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './compare-drawer.module.css';

/** Renders the vehicles to compare. Opens when one is added, and stays through searches and reloads; nothing if none is chosen. */
export function CompareDrawer(): ReactNode {
  const headingId = useId();
  const { flags } = useBrand();
  const vehicles = useDeviceStore(compared);
  const drawer = useRef<HTMLElement>(null);
  const before = useRef(vehicles.length);
  const [folded, setFolded] = useState(false);
  const shows = flags.compare && vehicles.length > 0;

  useEffect(() => {
    if (vehicles.length > before.current) setFolded(false);
    before.current = vehicles.length;
  }, [vehicles.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its content decides its height
  useEffect(
    () => afterPaint(() => setDockedHeight(shows ? `${drawer.current?.offsetHeight ?? 0}px` : '')),
    [shows, vehicles, folded],
  );
  useEffect(() => () => setDockedHeight(''), []);

  if (!shows) return null;
  return (
    <>
      <div className={styles.room} />
      <section ref={drawer} aria-labelledby={headingId} className={styles.drawer}>
        <div className={styles.bar}>
          <h2 id={headingId}>{`Compare (${vehicles.length} of ${mostCompared})`}</h2>
          <a
            href={compareHref(vehicles.map(({ id }) => id))}
            rel="nofollow"
            className={buttonClass({ variant: 'primary', size: 'sm' })}
          >
            Compare now
          </a>
          <IconButton
            icon="chevron-down"
            size="sm"
            label={folded ? 'Show the vehicles' : 'Hide the vehicles'}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
            className={folded ? styles.folded : undefined}
          />
        </div>
        {!folded && (
          <ul className={styles.vehicles}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <span>{vehicle.title}</span>
                <IconButton
                  icon="close"
                  size="sm"
                  label={`Take ${vehicle.title} away`}
                  onClick={() => toggleCompared(vehicle)}
                />
              </li>
            ))}
            <li>
              <Button size="sm" variant="quiet" onClick={() => compared.change(() => [])}>
                Clear all
              </Button>
            </li>
          </ul>
        )}
      </section>
    </>
  );
}

/**
 * Runs `act` after the next paint, so that the press is visible first: moving all floating elements takes a slow phone 100 ms.
 * @returns a function that cancels it
 */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

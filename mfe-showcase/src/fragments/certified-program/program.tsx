import { type FragmentProps, OverlayLink, useBrand } from '@forecourt/fragment-kit';
import { buttonClass, Icon } from '@forecourt/ui';
import { type ReactNode, useId, useState } from 'react';
import { IncludeCertified } from '../../program/include-certified';
import { promisesOf } from '../../program/programme';
import { Fallback } from './fallback';
import styles from './program.module.css';

/** The programme's promises in short; the details are an overlay. Empty without promises; if they were shown before, their space stays reserved. */
export function Program({ data }: FragmentProps<'programme'>): ReactNode {
  const { name } = useBrand();
  const headingId = useId();
  const promises = promisesOf(data);
  const [wereThere] = useState(promises.length > 0);
  if (promises.length === 0) return wereThere ? <Fallback /> : null;
  return (
    <section aria-labelledby={headingId} className={styles.program}>
      <div className={styles.summary}>
        <h2 id={headingId} className={styles.heading}>
          What {name} stands for
        </h2>
        <ul className={styles.promises}>
          {promises.map(({ icon, title, short }) => (
            <li key={title} className={styles.promise}>
              <Icon name={icon} size={24} className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.short}>{short}</p>
            </li>
          ))}
        </ul>
        <p className={styles.actions}>
          <IncludeCertified />
          <OverlayLink name="mfe-showcase/program-details" className={buttonClass({ variant: 'quiet' })}>
            Program details
          </OverlayLink>
        </p>
      </div>
    </section>
  );
}

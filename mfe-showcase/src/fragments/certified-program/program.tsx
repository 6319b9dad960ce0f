import { type FragmentProps, OverlayLink, useBrand } from '@forecourt/fragment-kit';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { IncludeCertified } from '../../program/include-certified';
import { promisesOf } from '../../program/programme';
import { Fallback } from './fallback';
import styles from './program.module.css';

/**
 * Renders the programme's promises in short; the details are an overlay. Empty without promises; if they were shown before, their space
 * stays reserved.
 */
export function Program({ data }: FragmentProps<'programme'>): ReactNode {
  const { name } = useBrand();
  const promises = promisesOf(data);
  const [wereThere] = useState(promises.length > 0);
  if (promises.length === 0) return wereThere ? <Fallback /> : null;
  return (
    <section aria-label={`What ${name} stands for`} className={styles.program}>
      <ul className={styles.promises}>
        {promises.map(({ icon, title, short }) => (
          <li key={title} {...withIcon(icon, styles.promise)}>
            {title}
            <VisuallyHidden>: {short}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <IncludeCertified />
        <OverlayLink name="mfe-showcase/program-details">Program details</OverlayLink>
      </p>
    </section>
  );
}

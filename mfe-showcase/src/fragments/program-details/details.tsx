import { type FragmentProps, Overlay, OverlayCancel, useBrand, useOverlay } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { IncludeCertified } from '../../program/include-certified';
import { detailsOf } from '../../program/programme';
import styles from './details.module.css';

/** Renders all promises of the programme in full, and a link to its vehicles. */
export function ProgramDetails({ data }: FragmentProps<'programme-details'>): ReactNode {
  const { name } = useBrand();
  const overlay = useOverlay();
  const promises = detailsOf(data);
  return (
    <Overlay
      title={`The ${name} program`}
      footer={
        <>
          <OverlayCancel className={buttonClass()}>Cancel</OverlayCancel>
          <IncludeCertified onTake={() => overlay?.close('done')} />
        </>
      }
    >
      <div className={styles.promises}>
        {promises.length === 0 && <NotAvailable />}
        {promises.map(({ title, whole }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{whole}</p>
          </div>
        ))}
      </div>
    </Overlay>
  );
}

export function NotAvailable(): ReactNode {
  return <p>The details of the program are not available right now.</p>;
}

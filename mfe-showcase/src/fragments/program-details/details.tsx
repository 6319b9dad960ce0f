import { Overlay, OverlayCancel, useBrand, useOverlay } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { IncludeCertified } from '../../program/include-certified';
import { promises } from '../../program/promises';
import styles from './details.module.css';

/** Every promise of the programme in whole, and the way to its vehicles. */
export function ProgramDetails(): ReactNode {
  const { name } = useBrand();
  const overlay = useOverlay();
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

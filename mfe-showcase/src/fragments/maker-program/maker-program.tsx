import { type FragmentProps, Overlay, OverlayCancel, useOverlay } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { IncludeCertified } from '../../program/include-certified';
import { productOf } from '../../program/makers';
import { NotAvailable } from '../program-details/details';

/** Renders a description of the programme, and a link to its vehicles. */
export function MakerProgram({ data, slot }: FragmentProps<'maker-details'>): ReactNode {
  const overlay = useOverlay();
  const product = productOf(data, slot.product);
  return (
    <Overlay
      title={product?.heading ?? 'Certified program'}
      footer={
        <>
          <OverlayCancel className={buttonClass()}>Cancel</OverlayCancel>
          <IncludeCertified onTake={() => overlay?.close('done')} />
        </>
      }
    >
      {product === undefined ? (
        <NotAvailable />
      ) : (
        product.content.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      )}
    </Overlay>
  );
}

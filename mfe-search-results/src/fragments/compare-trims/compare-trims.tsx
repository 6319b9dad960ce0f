import { Overlay, OverlayCancel, useSource } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { TrimsSideBySide } from '../../compare/trims-side-by-side';

/** Renders the trims of a model in a year in an overlay. */
export function CompareTrims(): ReactNode {
  const found = useSource('model-trims');
  const footer = <OverlayCancel className={buttonClass()}>Close</OverlayCancel>;
  if (found === undefined || found.trims.length === 0)
    return (
      <Overlay title="Compare trims" footer={footer}>
        <p>Trims of this model are not available right now.</p>
      </Overlay>
    );
  const { year, make, model, trims } = found;
  return (
    <Overlay title={`Compare trims: ${year} ${make} ${model}`} footer={footer}>
      <TrimsSideBySide trims={trims} />
    </Overlay>
  );
}

import { useSource } from '@forecourt/fragment-kit';
import { useHref, usePageText } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { SimilarStrip } from '../../tile/similar-strip';

/** Renders other vehicles of the same make and model, with a link to all of them. */
export function SimilarVehicles(): ReactNode {
  const href = useHref();
  const { title } = usePageText();
  const similar = useSource('similar');
  if (similar === undefined) return null;
  return (
    <SimilarStrip title="Similar vehicles" {...similar}>
      <a href={href({ type: 'page', firstRecord: 0 })}>{`All ${title}`}</a>
    </SimilarStrip>
  );
}

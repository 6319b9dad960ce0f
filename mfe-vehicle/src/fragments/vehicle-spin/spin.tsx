import { Overlay, useSource } from '@forecourt/fragment-kit';
import { picturesOf, shownTitle } from '@forecourt/listing';
import { photoUrl } from '@forecourt/ui/vehicle';
import type { ReactNode } from 'react';
import { Fallback } from './fallback';
import { Turntable } from './turntable';

/** Renders the frames of the seller's turn around the vehicle. */
export function Spin(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  const { spin = [] } = listing ?? {};
  if (listing === undefined || spin.length === 0)
    return (
      <Overlay title="360° view">
        <Fallback />
      </Overlay>
    );
  const [{ look }] = picturesOf(listing);
  return (
    <Overlay title={`${shownTitle(listing)}, from all sides`}>
      <Turntable frames={spin.map((frame) => photoUrl(frame, 960, look))} />
    </Overlay>
  );
}

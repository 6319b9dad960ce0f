import type { SlotProps } from '@forecourt/contracts';
import type { ReactNode } from 'react';
import type { Spotlight } from './spotlight-at';
import { SpotlightTile } from './spotlight-tile';
import type { PaidPlace } from './why-this';

/** Places of a block, from 0 (R52). */
const blockSize = 30;

/** Position of a slot among the listings: its page, from 1; the index of its block, from 0; and its place there. */
export function placeOf({ page = 1, position = 0 }: SlotProps): { page: number; block: number; place: number } {
  return { page: Number(page), block: Math.floor(Number(position) / blockSize), place: Number(position) % blockSize };
}

/** A paid listing among the others; empty if nobody bought the place. */
export function GridSpotlight(props: {
  spotlight: Spotlight | undefined;
  place: PaidPlace;
  position: number;
  page: number;
}): ReactNode {
  const { spotlight, ...rest } = props;
  return spotlight === undefined ? null : <SpotlightTile {...spotlight} {...rest} />;
}

import type { TileListing } from '@forecourt/listing';
import type { BadgeKind } from '@forecourt/ui';

/** What this device knows about a listing: opened before, or listed since the last visit. */
export type Mark = 'seen' | 'new';

export interface Flag {
  kind: BadgeKind;
  text: string;
}

const marks: Readonly<Record<Mark, Flag>> = {
  seen: { kind: 'neutral', text: 'Viewed' },
  new: { kind: 'new', text: 'New since your last visit' },
};
const certified: ReadonlyMap<TileListing['listingType'], Flag> = new Map([
  ['CERTIFIED', { kind: 'certified', text: 'Certified' }],
  ['3P_CERT', { kind: 'certified', text: 'Third-Party Certified' }],
]);

/** Returns the one label on a tile's picture: a paid place says so before anything else (R53). */
export function flagOf(isSponsored: boolean, mark: Mark | undefined, listing: TileListing): Flag | undefined {
  if (isSponsored) return { kind: 'sponsored', text: 'Sponsored' };
  return mark === undefined ? certified.get(listing.listingType) : marks[mark];
}

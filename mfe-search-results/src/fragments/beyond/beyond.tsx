import { IntentLink } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { TileSection } from '../../tile/tile-section';
import type { BeyondModel } from './beyond-model';

/** Renders listings beyond the radius, and close matches. */
export function Beyond({ model: { farther, alike } }: { model: BeyondModel }): ReactNode {
  return (
    <>
      {farther !== undefined && (
        <TileSection name="farther" title="More, farther away" tiles={farther.tiles}>
          <IntentLink intent={{ type: 'location', searchRadius: 0 }}>{farther.all}</IntentLink>
        </TileSection>
      )}
      {alike !== undefined && <TileSection name="alike" title="Similar vehicles" tiles={alike} />}
    </>
  );
}

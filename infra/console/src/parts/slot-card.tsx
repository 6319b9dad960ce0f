import { Button } from '@forecourt/ui/button';
import { type ReactNode, useState } from 'react';
import type { Offered } from '../api/client';
import { type Region, regionName, regions, type Slot } from '../api/layouts';
import { weightText } from './texts';
import { Toolbar } from './toolbar';

/** Handlers of the buttons of a slot. */
export interface Moves {
  onMoveBy: (slot: string, by: -1 | 1) => void;
  /** @param before slot of that region; without one, to its end */
  onMove: (slot: string, region: Region, before?: string) => void;
  onRemove: (slot: string) => void;
  onReplace: (slot: Slot) => void;
}

/** A slot: its name, what differs, what it shows, and the buttons that change it. Choosing a region moves nothing: the button does. */
export function SlotCard({
  slot: of,
  mark,
  known,
  isFirst,
  isLast,
  onMoveBy,
  onMove,
  onRemove,
  onReplace,
}: Moves & {
  slot: Slot;
  mark: string | undefined;
  known: Offered | undefined;
  isFirst: boolean;
  isLast: boolean;
}): ReactNode {
  const { slot, remote, fragment, region, hydrate } = of;
  const [to, setTo] = useState(region);
  const facts = [
    `${remote}${known === undefined ? '' : `@${known.version}`}/${fragment}`,
    hydrate === undefined ? known && `hydrates ${known.hydrate}` : `hydrates ${hydrate}, by the layout`,
    known && weightText(known, hydrate),
  ];
  return (
    <>
      <p>
        <b>{slot}</b>
        {mark !== undefined && <span className="tag">{mark}</span>} <small>{facts.filter(Boolean).join(', ')}</small>
      </p>
      <Toolbar label={`Change ${slot}`}>
        {(stopAt) => (
          <>
            <Button
              size="sm"
              aria-disabled={isFirst}
              aria-label={`Move ${slot} up`}
              onClick={() => onMoveBy(slot, -1)}
              {...stopAt(0)}
            >
              ↑
            </Button>
            <Button
              size="sm"
              aria-disabled={isLast}
              aria-label={`Move ${slot} down`}
              onClick={() => onMoveBy(slot, 1)}
              {...stopAt(1)}
            >
              ↓
            </Button>
            <select
              aria-label={`Region of ${slot}`}
              value={to ?? ''}
              onChange={(event) => setTo((event.target.value || null) as Region)}
              {...stopAt(2)}
            >
              {regions.map((one) => (
                <option key={one} value={one ?? ''}>
                  {regionName(one)}
                </option>
              ))}
            </select>
            <Button
              size="sm"
              aria-disabled={to === region}
              aria-label={`Move ${slot} to that region`}
              onClick={() => to !== region && onMove(slot, to)}
              {...stopAt(3)}
            >
              Move
            </Button>
            <Button size="sm" aria-label={`Replace ${slot}`} onClick={() => onReplace(of)} {...stopAt(4)}>
              Replace
            </Button>
            <Button size="sm" aria-label={`Remove ${slot}`} onClick={() => onRemove(slot)} {...stopAt(5)}>
              Remove
            </Button>
          </>
        )}
      </Toolbar>
    </>
  );
}

import { Button } from '@forecourt/ui/button';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { Live } from '../api/client';
import { type Draft, type Region, regionName, regions, type Slot, slotsIn } from '../api/layouts';
import { live, most, oneVersion } from '../api/queries';

interface Moves {
  onMoveBy: (slot: string, by: -1 | 1) => void;
  /** @param before slot of that region; without one, to its end */
  onMove: (slot: string, region: Region, before?: string) => void;
  onRemove: (slot: string) => void;
  onReplace: (slot: Slot) => void;
}

const kind = 'text/x-slot';

/** The regions of a page in document order, each with its slots: moved by buttons and by dragging. */
export function Regions({ brand, draft, ...moves }: Moves & { brand: string; draft: Draft }): ReactNode {
  const { data } = useQuery(live({ brand, limit: most }));
  return (
    <div className="regions" data-aside={asideOf(draft.arrangement)}>
      {regions.map((region) => (
        <RegionBox key={region} {...{ brand, region, draft }} remotes={data?.remotes} {...moves} />
      ))}
    </div>
  );
}

/** Returns the side of the page at which the aside stands; none if it is above the rest. */
function asideOf(arrangement: Draft['arrangement']): 'start' | 'end' | undefined {
  if (arrangement === 'stacked') return undefined;
  return arrangement.endsWith('start') ? 'start' : 'end';
}

function RegionBox(
  props: Moves & { region: Region; draft: Draft; brand: string; remotes: Live['remotes'] | undefined },
): ReactNode {
  const { brand, region, draft, remotes, onMove } = props;
  const [isOver, setOver] = useState(false);
  const slots = slotsIn(draft, region);
  const accept = (event: DragEvent, before?: string) => {
    setOver(false);
    const slot = event.dataTransfer.getData(kind);
    if (slot === '') return;
    event.preventDefault();
    event.stopPropagation();
    onMove(slot, region, before);
  };
  return (
    <section
      className="region"
      data-region={region ?? 'nested'}
      aria-label={regionName(region)}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => accept(event)}
    >
      <h3>{regionName(region)}</h3>
      {slots.length === 0 && <p className="hint">empty</p>}
      <ol>
        {slots.map((slot, index) => (
          <li
            key={slot.slot}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(kind, slot.slot)}
            onDrop={(event) => accept(event, slot.slot)}
          >
            <SlotCard
              {...props}
              slot={slot}
              served={remotes?.find((one) => one.remote === slot.remote)?.channels[brand]?.version}
              isFirst={index === 0}
              isLast={index === slots.length - 1}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SlotCard({
  slot: of,
  served,
  isFirst,
  isLast,
  onMoveBy,
  onMove,
  onRemove,
  onReplace,
}: Moves & { slot: Slot; served: string | undefined; isFirst: boolean; isLast: boolean }): ReactNode {
  const { slot, remote, fragment, region, hydrate } = of;
  const { data: version } = useQuery({ ...oneVersion(remote, served ?? ''), enabled: served !== undefined });
  const known = version?.fragments[fragment];
  const facts = [
    `${remote}${served === undefined ? '' : `@${served}`}/${fragment}`,
    hydrate === undefined ? known && `hydrates ${known.hydrate}` : `hydrates ${hydrate}, by the layout`,
    known && `${(known.bytes / 1000).toFixed(1)} kB of scripts and styles, uncompressed`,
  ];
  return (
    <>
      <b>{slot}</b>
      <small>{facts.filter(Boolean).join(', ')}</small>
      <p className="acts">
        <Button size="sm" disabled={isFirst} aria-label={`Move ${slot} up`} onClick={() => onMoveBy(slot, -1)}>
          Up
        </Button>
        <Button size="sm" disabled={isLast} aria-label={`Move ${slot} down`} onClick={() => onMoveBy(slot, 1)}>
          Down
        </Button>
        <select
          aria-label={`Region of ${slot}`}
          value={region ?? ''}
          onChange={(event) => onMove(slot, (event.target.value || null) as Region)}
        >
          {regions.map((one) => (
            <option key={one} value={one ?? ''}>
              {regionName(one)}
            </option>
          ))}
        </select>
        <Button size="sm" aria-label={`Replace ${slot}`} onClick={() => onReplace(of)}>
          Replace
        </Button>
        <Button size="sm" aria-label={`Remove ${slot}`} onClick={() => onRemove(slot)}>
          Remove
        </Button>
      </p>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { Offered } from '../api/client';
import { type Draft, type Region, regionName, regions, slotsIn } from '../api/layouts';
import { offered } from '../api/queries';
import { type Moves, SlotCard } from './slot-card';

/** How slots differ from the layout that visitors get, by their names. */
export type Marks = ReadonlyMap<string, string>;

const kind = 'text/x-slot';

/** The regions of a page in document order, each with its slots: moved by buttons and by dragging. */
export function Regions(props: Moves & { brand: string; draft: Draft; marks: Marks }): ReactNode {
  const { brand, draft, ...rest } = props;
  const { data = [] } = useQuery(offered(brand));
  return (
    <div className="regions" data-arrangement={draft.arrangement}>
      {regions.map((region) => (
        <RegionBox key={region} {...{ region, draft }} known={data} {...rest} />
      ))}
    </div>
  );
}

function RegionBox(
  props: Moves & { region: Region; draft: Draft; marks: Marks; known: readonly Offered[] },
): ReactNode {
  const { region, draft, marks, known, onMove } = props;
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
            data-mark={marks.get(slot.slot)}
            onDragStart={(event) => event.dataTransfer.setData(kind, slot.slot)}
            onDrop={(event) => accept(event, slot.slot)}
          >
            <SlotCard
              {...props}
              slot={slot}
              mark={marks.get(slot.slot)}
              known={known.find(({ remote, fragment }) => remote === slot.remote && fragment === slot.fragment)}
              isFirst={index === 0}
              isLast={index === slots.length - 1}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What runs on both sides of a Next.js application: a slot of the page, rendered out of its props. */

import type { PageView, SourceData } from '@forecourt/contracts';
import { FragmentRoot } from '@forecourt/fragment-kit/host';
import type { ReactNode } from 'react';
import { FragmentsContext, plainHost } from '../../plain/page';
import { measuredLayout } from '../../programs/measured';
import { orMisbehaving } from '../misbehaving';
import { remotes } from './built-remotes';

const bySlot = new Map(
  measuredLayout.slots.map(({ slot, remote, fragment }) => [slot, orMisbehaving(remotes[remote]![fragment]!)]),
);
const fragmentOf = (slot: string) => bySlot.get(slot)!;

/** @param props.base the view without what the slot needs; one object for all slots, so that it is sent once */
export function FragmentSlot(props: { slot: string; base: PageView; data: SourceData }): ReactNode {
  const { slot, base, data } = props;
  return (
    <div data-slot={slot}>
      <FragmentsContext.Provider value={fragmentOf}>
        <FragmentRoot fragment={fragmentOf(slot)} host={plainHost({ ...base, data })} />
      </FragmentsContext.Provider>
    </div>
  );
}

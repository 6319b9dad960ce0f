/** What runs on both sides of a Next.js application: a slot of the page, rendered out of its props. */

// Bundled in, see `bundle.ts`.
import { fragments as account } from 'remote:mfe-account';
import { fragments as ads } from 'remote:mfe-ads';
import { fragments as filters } from 'remote:mfe-filters';
import { fragments as results } from 'remote:mfe-search-results';
import { fragments as showcase } from 'remote:mfe-showcase';
import type { PageView, SourceData } from '@forecourt/contracts';
import { type FragmentDefinition, FragmentRoot } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { FragmentsContext, plainHost } from '../../plain/page';
import { measuredLayout } from '../../programs/measured';
import { orMisbehaving } from '../misbehaving';

const remotes: Readonly<Record<string, Readonly<Record<string, FragmentDefinition>>>> = {
  'mfe-account': account,
  'mfe-ads': ads,
  'mfe-filters': filters,
  'mfe-search-results': results,
  'mfe-showcase': showcase,
};

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

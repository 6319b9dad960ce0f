import type { Plan, PlanRemote, SlotProps } from '@forecourt/contracts';

/** Part of the plan that the browser host reads. Its list of scripts is the only one with their integrity. */
export interface BrowserPlan {
  slots: readonly {
    slot: string;
    remote: string;
    version: string;
    fragment: string;
    hydrate: string;
    needs: readonly string[];
    /** Props from the layout, if there are any. */
    props?: SlotProps;
    /** Whether the slot is inside another fragment; absent for slots of the layout. */
    nested?: true;
  }[];
  remotes: Readonly<Record<string, PlanRemote>>;
  /** `X-Forecourt-Plan`: the page continues with this plan, whatever is promoted in the meantime. */
  id: string;
  /** How this page answers an intent. */
  intents: 'view' | 'document';
}

export function browserPlan(plan: Plan, page: Pick<BrowserPlan, 'intents'>): BrowserPlan {
  const slots = plan.slots
    .filter((slot) => slot.failure === null)
    .map(({ slot, remote, version, fragment, hydrate, needs, region, props }) => ({
      slot,
      remote,
      version,
      fragment,
      hydrate,
      needs,
      ...(props !== undefined && { props }),
      ...(region === null && { nested: true as const }),
    }));
  return { id: plan.id, slots, remotes: plan.remotes, ...page };
}

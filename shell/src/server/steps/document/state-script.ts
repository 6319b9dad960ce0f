import type { Plan, PlanRemote, SlotProps, SourceData } from '@forecourt/contracts';
import type { Inspection } from '../inspection';
import { escapeJson } from './escape';

/** Part of the plan that the browser host reads. */
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

/** The host's own script, which the starter loads. */
export interface HostScript {
  url: string;
  integrity: string;
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

/** Returns state and plan, escaped; then the starter, which reads the two elements right before it. @param input.view the page view as JSON */
export function stateScripts(input: { view: string; plan: BrowserPlan; host: HostScript; starter: string }): string {
  const { view, plan, host, starter } = input;
  return [
    ...preloads(plan, host),
    `<script type="application/json" id="fc-view">${escapeJson(view)}</script>`,
    `<script type="application/json" id="fc-plan">${escapeJson(JSON.stringify(plan))}</script>`,
    `<script>${starter}</script>`,
  ].join('');
}

/** Returns the inspector's script element; it runs before the host, so that it observes all of it. */
export function inspectorScript({ url, integrity }: HostScript): string {
  return `<script src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** Returns the inspector's data, once the document is complete. */
export function inspectionScript(inspection: Inspection): string {
  return `<script type="application/json" id="fc-inspection">${escapeJson(JSON.stringify(inspection))}</script>`;
}

/** Script after a late slot. The same for every slot, so that a policy can allow its hash; it finds its slot in the elements before it. */
export const lateScript = '__fc.late()';

/** Returns a slot that missed its deadline: without script it stays at the end of the page, with script it moves to its place. */
export function lateSlot(input: {
  slot: string;
  outcome: string;
  html: string;
  /** Data by source, without what the page already has. */
  data: SourceData;
  /** Whether the slot is not part of the page's subject; it is inserted while the content that it would move is out of view. */
  isExtra: boolean;
}): string {
  const { slot, outcome, html, data, isExtra } = input;
  return [
    `<div data-late="${slot}" data-late-outcome="${outcome}"${isExtra ? ' data-late-extra' : ''}>${html}</div>`,
    `<script type="application/json" data-late-data="${slot}">${escapeJson(JSON.stringify(data))}</script>`,
    `<script>${lateScript}</script>`,
  ].join('');
}

/**
 * Returns exactly the scripts that hydrate whatever the visitor does: the host, and entry and chunks of every fragment that hydrates on
 * load or when idle.
 * @returns their integrity by URL
 */
export function earlyScripts(plan: BrowserPlan, host: HostScript): ReadonlyMap<string, string> {
  const files = new Map<string, string>([[host.url, host.integrity]]);
  for (const { remote, fragment, hydrate } of plan.slots) {
    const built = plan.remotes[remote];
    if (built === undefined || (hydrate !== 'load' && hydrate !== 'idle')) continue;
    for (const url of [built.entry, ...(built.preload[fragment] ?? [])]) {
      const integrity = built.scripts[url];
      if (integrity !== undefined) files.set(url, integrity);
    }
  }
  return files;
}

function preloads(plan: BrowserPlan, host: HostScript): string[] {
  return [...earlyScripts(plan, host)].map(
    ([url, integrity]) =>
      `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low">`,
  );
}

import type { Plan, PlanRemote, SlotProps, SourceData } from '@forecourt/contracts';
import type { Inspection } from '../inspection';
import { escapeJson } from './escape';

/** What the browser host reads of the plan. */
export interface BrowserPlan {
  slots: readonly {
    slot: string;
    remote: string;
    version: string;
    fragment: string;
    hydrate: string;
    needs: readonly string[];
    /** What the layout gives the fragment, where it gives anything. */
    props?: SlotProps;
    /** That it stands in another fragment; absent for slots of the layout. */
    nested?: true;
  }[];
  remotes: Readonly<Record<string, PlanRemote>>;
  /** `X-Forecourt-Plan`: the page goes on with this plan whatever is promoted meanwhile. */
  id: string;
  /** How an intent is answered on this page. */
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

/** State and plan, once, escaped; then the starter, which takes the two right before it. `view` is the page view as JSON. */
export function stateScripts(input: { view: string; plan: BrowserPlan; host: HostScript; starter: string }): string {
  const { view, plan, host, starter } = input;
  return [
    ...preloads(plan, host),
    `<script type="application/json" id="fc-view">${escapeJson(view)}</script>`,
    `<script type="application/json" id="fc-plan">${escapeJson(JSON.stringify(plan))}</script>`,
    `<script>${starter}</script>`,
  ].join('');
}

/** The inspector runs before the host, so that it misses nothing of it. */
export function inspectorScript({ url, integrity }: HostScript): string {
  return `<script src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** What it reads, once the document is whole. */
export function inspectionScript(inspection: Inspection): string {
  return `<script type="application/json" id="fc-inspection">${escapeJson(JSON.stringify(inspection))}</script>`;
}

/** The same for every slot, so that a policy can name it: what it is about stands before it. */
export const lateScript = '__fc.late()';

/** A slot that came after its deadline: shown at the end of the page without script, moved to its place with it. */
export function lateSlot(input: {
  slot: string;
  outcome: string;
  html: string;
  /** By source: what the page does not have yet. */
  data: SourceData;
  /** That the page is about something else: it is put in its place when nobody looks at what that would move. */
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
 * Exactly the scripts that hydrate whatever the visitor does: the host, and entry and chunks of every fragment that does not wait to be seen or touched.
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

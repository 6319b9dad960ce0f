import type { Plan, PlanRemote, SlotProps } from '@forecourt/contracts';
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
export function stateScripts(input: {
  view: string;
  plan: BrowserPlan;
  host: HostScript;
  starter: string;
  nonce: string;
}): string {
  const { view, plan, host, starter, nonce } = input;
  return [
    ...preloads(plan, host, nonce),
    `<script type="application/json" id="fc-view">${escapeJson(view)}</script>`,
    `<script type="application/json" id="fc-plan">${escapeJson(JSON.stringify(plan))}</script>`,
    `<script nonce="${nonce}">${starter}</script>`,
  ].join('');
}

/** The inspector runs before the host, so that it misses nothing of it. */
export function inspectorScript({ url, integrity }: HostScript, nonce: string): string {
  return `<script nonce="${nonce}" src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** What it reads, once the document is whole. */
export function inspectionScript(inspection: Inspection): string {
  return `<script type="application/json" id="fc-inspection">${escapeJson(JSON.stringify(inspection))}</script>`;
}

/** A slot that came after its deadline: shown at the end of the page without script, moved to its place with it. */
export function lateSlot(input: { slot: string; outcome: string; html: string; data: string; nonce: string }): string {
  const { slot, outcome, html, data, nonce } = input;
  return [
    `<div data-late="${slot}">${html}</div>`,
    `<script type="application/json" data-late-data="${slot}">${escapeJson(data)}</script>`,
    `<script nonce="${nonce}">__fc.late(${JSON.stringify(slot)},${JSON.stringify(outcome)})</script>`,
  ].join('');
}

/** Exactly the scripts that hydrate whatever the visitor does: the host, and entry and chunks of every fragment that does not wait to be seen or touched. */
function preloads(plan: BrowserPlan, host: HostScript, nonce: string): string[] {
  const files = new Map<string, string>([[host.url, host.integrity]]);
  for (const { remote, fragment, hydrate } of plan.slots) {
    const built = plan.remotes[remote];
    if (built === undefined || (hydrate !== 'load' && hydrate !== 'idle')) continue;
    for (const url of [built.entry, ...(built.preload[fragment] ?? [])]) {
      const integrity = built.scripts[url];
      if (integrity !== undefined) files.set(url, integrity);
    }
  }
  return [...files].map(
    ([url, integrity]) =>
      `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low" nonce="${nonce}">`,
  );
}

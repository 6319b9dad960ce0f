import type { Plan, PlanRemote, SlotProps } from '@forecourt/contracts';
import { own } from '@forecourt/service';
import { isSiteSource, paidSources } from '@forecourt/site';
import type { PlanBundles } from './bundles';
import type { HostScript } from './state-script';
import type { Stylesheet } from './styles';

/** Part of the plan that browsers read. */
export interface BrowserPlan {
  slots: readonly {
    slot: string;
    remote: string;
    version: string;
    fragment: string;
    hydrate: string;
    needs: readonly string[];
    /** Data of the site that it shows: unpaid data of the search, or paid data alone; absent if it shows none. */
    shows?: 'search' | 'paid';
    /** Props from the layout, if there are any. */
    props?: SlotProps;
    /** Whether the slot is inside another fragment; absent for slots of the layout. */
    nested?: true;
  }[];
  remotes: Readonly<Record<string, BrowserRemote>>;
  /** Integrity by URL of every script that the page requests by itself besides the host; a container's entry has those of its chunks. */
  scripts: Readonly<Record<string, string>>;
  /** URLs of the scripts to have at hand: bundles of all remotes with fragments that hydrate by themselves, or are touched first. */
  early: readonly string[];
  /** The stylesheet that no fragment is interactive without, integrity by URL; absent if the page's own has everything. */
  later?: Readonly<Record<string, string>>;
  /** `X-Forecourt-Plan`: the page continues with this plan, whatever is promoted in the meantime. */
  id: string;
  /** How this page answers an intent. */
  intents: 'view' | 'document';
  /** URL of the script that requests slots which the site had to leave out (R75). */
  deferred: string;
  /** Share of visits that are measured in the browser, percent, and URL of the script that does. */
  measured: number;
  field: string;
}

export interface BrowserRemote extends Omit<PlanRemote, 'scripts' | 'preload'> {
  /** URL of one script with the entry and the chunks of all slots; absent if the shell could not make it. */
  bundle?: string;
}

/** What a browser's plan has besides the page's plan. */
export interface PlanForBrowser {
  intents: BrowserPlan['intents'];
  deferred: HostScript;
  field: HostScript;
  bundles: PlanBundles;
  later: Stylesheet | null;
  measured: number;
}

export function browserPlan(
  plan: Plan,
  { intents, deferred, field, bundles, later, measured }: PlanForBrowser,
): BrowserPlan {
  const slots = plan.slots
    .filter((slot) => slot.failure === null)
    .map(({ slot, remote, version, fragment, hydrate, needs, region, props }) => ({
      slot,
      remote,
      version,
      fragment,
      hydrate,
      needs,
      ...shownBy(needs),
      ...(props !== undefined && { props }),
      ...(region === null && { nested: true as const }),
    }));
  const remotes = Object.entries(plan.remotes).map(
    ([name, { scripts: _scripts, preload: _preload, ...remote }]): [string, BrowserRemote] => {
      const bundle = own(bundles, name)?.url;
      return [name, bundle === undefined ? remote : { ...remote, bundle }];
    },
  );
  const early = earlyScripts(plan, bundles);
  const entries = Object.values(plan.remotes).map(({ entry }) => entry);
  const integrities: Readonly<Record<string, string>> = Object.assign(
    Object.fromEntries([deferred, field, ...Object.values(bundles)].map(({ url, integrity }) => [url, integrity])),
    ...Object.values(plan.remotes).map((built) => built.scripts),
  );
  const requested = [deferred.url, field.url, ...Object.values(bundles).map(({ url }) => url), ...entries, ...early];
  const scripts = Object.fromEntries(requested.map((url) => [url, own(integrities, url) ?? '']));
  return {
    ...{ id: plan.id, intents, slots, remotes: Object.fromEntries(remotes) },
    ...{ scripts, early, deferred: deferred.url, measured, field: field.url },
    ...(later !== null && { later: { [later.url]: later.integrity } }),
  };
}

/** Returns which data of the site a slot with these needs shows. */
function shownBy(needs: readonly string[]): Pick<BrowserPlan['slots'][number], 'shows'> {
  const shown = needs.filter(isSiteSource);
  if (shown.length === 0) return {};
  return { shows: shown.every((name) => paidSources.includes(name)) ? 'paid' : 'search' };
}

/** Regions that visitors touch first: filters, a vehicle's pictures and actions. Scripts of the others are requested when they are touched. */
const firstRegions: readonly unknown[] = ['lead', 'aside'];

function earlyScripts({ slots, remotes }: Plan, bundles: PlanBundles): string[] {
  const urls = slots.flatMap(({ remote, fragment, hydrate, region }) => {
    const built = own(remotes, remote);
    const isFirst = hydrate === 'interaction' && firstRegions.includes(region);
    if (built === undefined || !(isFirst || hydrate === 'load' || hydrate === 'idle')) return [];
    const bundle = own(bundles, remote);
    if (bundle !== undefined) return [bundle.url];
    return [built.entry, ...(own(built.preload, fragment) ?? [])];
  });
  return [...new Set(urls)];
}

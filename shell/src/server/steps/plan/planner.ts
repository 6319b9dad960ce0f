import { type Brand, moduleKey, type Plan } from '@forecourt/contracts';
import { own } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../../registry/releases';
import { type BroughtSources, broughtSources } from './brought-sources';
import { chooseLayouts, layoutFor } from './layouts';
import { makePlan, type PageLayout } from './make-plan';
import { type Choice, chooseVersions, planId, type Versions } from './versions';

/** Which page of a brand is planned. */
export interface PageToPlan {
  /** Name of the page type. */
  type: string;
  /** Tells it from the brand's other pages. */
  key: string;
  /** Where the address itself says what stands on the page. */
  made?: Pick<PageLayout, 'layout' | 'isOverlay'>;
}

/** What one request resolved to. */
export interface Planned {
  plan: Plan;
  /** Sources that the plan's remotes bring along. */
  sources: BroughtSources;
}

/** So many plans are kept at most of the present releases: an address may name the fragment that it wants. */
const madePlans = 500;
/** So many plans are kept for pages that are open while versions come and go. */
const keptPlans = 200;

/**
 * Plans are few, requests are many: one is made for each page type of a brand and choice of versions, and used until the releases
 * change. Plans of former releases are remembered for a while: an open page goes on with the one that it began with.
 */
export class Planner {
  private readonly made = new LRUCache<string, Planned>({ max: madePlans });
  private madeFrom: ReleaseSet | null = null;
  private readonly remembered = new LRUCache<string, Planned>({ max: keptPlans });
  private readonly ids = new LRUCache<string, true>({ max: keptPlans });

  resolve(set: ReleaseSet, page: PageToPlan, choice: Choice): Planned {
    if (set !== this.madeFrom) {
      this.made.clear();
      this.madeFrom = set;
    }
    const { versions, layout } = choose(set, page, choice);
    const id = planId(choice.brand, versions, layout);
    this.ids.set(id, true);
    const key = keyOf(choice.brand.id, page.key, id);
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const planned = plannedOf(set, { brand: choice.brand, versions, layout });
    this.made.set(key, planned);
    this.remembered.set(key, planned);
    return planned;
  }

  /** Whether pages were served lately by a plan of this id, on whichever brand. */
  knows(id: string): boolean {
    return this.ids.has(id);
  }

  /** The plan of one tester's page: made of releases that are no others', and kept nowhere, so that nobody comes by it. */
  resolveApart(set: ReleaseSet, page: PageToPlan, choice: Choice): Planned {
    const { versions, layout } = choose(set, page, choice);
    return plannedOf(set, { brand: choice.brand, versions, layout });
  }

  /** The plan that a page of this brand began with; undefined when it is not remembered, as after a restart. */
  remember(brand: string, page: PageToPlan, id: string): Planned | undefined {
    return this.remembered.get(keyOf(brand, page.key, id));
  }
}

/** What stands on the page, in which versions. */
function choose(set: ReleaseSet, { type, made }: PageToPlan, choice: Choice) {
  const layouts = chooseLayouts(set.snapshot, choice.brand, choice.visitor);
  const versions = chooseVersions(set.snapshot, choice, layouts);
  const brandVersion = own(set.snapshot.brands, choice.brand.id)?.version ?? 0;
  const chosen = made === undefined ? layoutFor(layouts, type) : { ...made, version: 0 };
  return { versions, layout: { type, brandVersion, ...chosen } };
}

function plannedOf(
  set: ReleaseSet,
  { brand, versions, layout }: { brand: Brand; versions: Versions; layout: PageLayout },
): Planned {
  const plan = makePlan(brand, layout, versions, (remote, version) => set.releases.get(moduleKey(remote, version)));
  return { plan, sources: broughtSources(plan, set) };
}

const keyOf = (brand: string, layout: string, id: string) => `${brand}\n${layout}\n${id}`;

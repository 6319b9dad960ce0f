import { type Brand, moduleKey, type Plan } from '@forecourt/contracts';
import { own } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../../registry/releases';
import { type BroughtSources, broughtSources } from './brought-sources';
import { chooseLayouts, layoutFor } from './layouts';
import { makePlan, type PageLayout } from './make-plan';
import { type Choice, chooseVersions, planId, type Versions } from './versions';

/** The page of a brand to plan. */
export interface PageToPlan {
  /** Name of the page type. */
  type: string;
  /** Distinguishes it from the brand's other pages. */
  key: string;
  /** Layout of an address that names its own contents. */
  made?: Pick<PageLayout, 'layout' | 'isOverlay'>;
}

/** The plan of one request. */
export interface Planned {
  plan: Plan;
  /** Sources of the plan's remotes. */
  sources: BroughtSources;
}

/** Maximum of cached plans of the present releases; addresses may name fragments, so their number is not limited otherwise. */
const madePlans = 500;
/** Maximum of plans that are remembered for open pages while versions come and go. */
const cachedPlans = 200;

/**
 * Caches plans: they are few, requests are many. One is made for each page type of a brand and choice of versions, and used until the
 * releases change. Plans of former releases are remembered for a while, because an open page continues with the one that it started with.
 */
export class Planner {
  private readonly made = new LRUCache<string, Planned>({ max: madePlans });
  private madeFrom: ReleaseSet | null = null;
  private readonly remembered = new LRUCache<string, Planned>({ max: cachedPlans });
  private readonly ids = new LRUCache<string, true>({ max: cachedPlans });

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

  /** Whether a plan of this id was used lately, on any brand. */
  knows(id: string): boolean {
    return this.ids.has(id);
  }

  /** Returns the plan of one tester's page: made of preview releases and never cached, so that no other request can get it. */
  resolveApart(set: ReleaseSet, page: PageToPlan, choice: Choice): Planned {
    const { versions, layout } = choose(set, page, choice);
    return plannedOf(set, { brand: choice.brand, versions, layout });
  }

  /** Returns the plan that a page of this brand started with; undefined if it is not remembered, as after a restart. */
  remember(brand: string, page: PageToPlan, id: string): Planned | undefined {
    return this.remembered.get(keyOf(brand, page.key, id));
  }
}

/** Chooses the page's layout, and the versions for it. */
function choose(set: ReleaseSet, { type, made }: PageToPlan, choice: Choice) {
  const layouts = chooseLayouts(set.snapshot, choice);
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

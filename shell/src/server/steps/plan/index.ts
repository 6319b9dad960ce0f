/** Step 3: exactly one version of every remote for this request, and the plan of the page with these. */
import type { Brand, ModuleKey, Plan, PlanSlot, RegistrySnapshot } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { own } from '@forecourt/service';
import type { Cookies } from '../../http/cookies';
import type { Release, ReleaseSet } from '../../registry/releases';
import type { Address, PageType } from '../page-type';
import { chooseLayouts } from './layouts';
import type { PageToPlan, Planned, Planner } from './planner';
import { type Choice, chooseVersions, hasCanary, type Origin, originsOf } from './versions';
import { visitorOf } from './visitor';

export { Planner } from './planner';
export { visitorCookie, visitorCookieOptions } from './visitor';

/** The builds that one page shows. */
export interface ShownBuilds {
  /** remote → version. */
  versions: Readonly<Record<string, string>>;
  releases: ReadonlyMap<ModuleKey, Release>;
  /** The builds as a snapshot would have them. */
  known: RegistrySnapshot['versions'];
}

/** A tester's preview, with the versions that can be shown now. */
export interface ShownPreview extends Preview {
  releases: ReadonlyMap<ModuleKey, Release>;
  /** Builds of `fragment dev` among them, which the registry has not published. */
  unpublished: RegistrySnapshot['versions'];
}

/** Whether a page shows unpublished builds, which other processes render than visitors' pages. */
export const showsBuilds = (preview: ShownPreview | null): boolean =>
  preview !== null && Object.keys(preview.unpublished).length > 0;

export interface PlanStep extends Planned {
  /** Id to issue to a new visitor, so that it stays on its side of a canary. */
  newVisitor: string | null;
  /** Whether the plan is that of one visitor, so that no cache may share it. */
  isPersonal: boolean;
  /** On a tester's page: version and origin by remote. */
  origins?: Origins;
}

type Origins = ReadonlyMap<string, { version: string; from: Origin }>;

/** Returns the page of an address: its type's, unless the address has a layout of its own. */
export function pageToPlan({ name: type, layout }: PageType, address: Address): PageToPlan {
  const made = layout?.(address);
  return made === undefined ? { type, key: type } : { type, key: `${type} ${made.key}`, made };
}

/** Returns the plan of a request. @param input.began id of the plan that the page started with; it is used again if it is remembered. */
export function planOf(input: {
  planner: Planner;
  set: ReleaseSet;
  brand: Brand;
  page: PageToPlan;
  cookies: Cookies;
  /** A tester's preview, with those of its versions that can be shown. */
  preview: ShownPreview | null;
  began?: string;
}): PlanStep {
  const { planner, set, brand, page, cookies, preview, began } = input;
  const before = began === undefined || preview !== null ? undefined : planner.remember(brand.id, page, began);
  if (before !== undefined) return { ...before, newVisitor: null, isPersonal: true };
  const visitor = hasCanary(set.snapshot, brand) ? visitorOf(cookies) : null;
  const { layout } = preview ?? {};
  const choice = { brand, visitor: visitor?.id ?? null, overrides: preview?.versions ?? {}, layout };
  if (preview === null || (preview.releases.size === 0 && layout === undefined))
    return {
      ...planner.resolve(set, page, choice),
      newVisitor: visitor?.isNew ? visitor.id : null,
      isPersonal: visitor !== null || preview !== null,
      ...(preview !== null && { origins: originsFor(set, choice) }),
    };
  const all = withShown(set, preview);
  const { plan, sources } = planner.resolveApart(all, page, choice);
  return {
    ...{ plan: hydratedAtOnce(plan, preview.dev ?? {}), sources },
    newVisitor: visitor?.isNew ? visitor.id : null,
    isPersonal: true,
    origins: originsFor(all, choice),
  };
}

/** Returns a release set with the versions of a preview; its builds of `fragment dev` are in no snapshot otherwise. */
function withShown({ snapshot, releases }: ReleaseSet, preview: ShownPreview): ReleaseSet {
  const shown = Object.entries(preview.unpublished).map(([remote, known]) => [
    remote,
    { ...own(snapshot.versions, remote), ...known },
  ]);
  const versions: RegistrySnapshot['versions'] = { ...snapshot.versions, ...Object.fromEntries(shown) };
  return { snapshot: { ...snapshot, versions }, releases: new Map([...releases, ...preview.releases]) };
}

/** Returns a plan whose slots of remotes under development hydrate at once, so that they follow each build. */
function hydratedAtOnce(plan: Plan, dev: NonNullable<Preview['dev']>): Plan {
  const slots = plan.slots.map(
    (slot): PlanSlot =>
      Object.hasOwn(dev, slot.remote) && slot.hydrate !== 'never' ? { ...slot, hydrate: 'load' } : slot,
  );
  return { ...plan, slots };
}

/** Returns version and origin of each remote on a brand's pages, for one visitor. */
function originsFor({ snapshot }: Pick<ReleaseSet, 'snapshot'>, choice: Choice): Origins {
  return originsOf(snapshot, choice, chooseVersions(snapshot, choice, chooseLayouts(snapshot, choice)));
}

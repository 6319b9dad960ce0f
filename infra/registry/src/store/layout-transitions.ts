import type { Layout } from '@forecourt/contracts';
import type {
  LayoutChange,
  LayoutChanged,
  LayoutEntry,
  Place,
  RollbackLayout,
  SetLayout,
  Unplace,
} from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { type Author, changeBrands, commit, type Reasons, type Transition } from './change-brands';
import { difference, type Edited, place as placeIn, unplace as unplaceFrom } from './edit-layout';
import { advance, goBack } from './history';
import { layoutWarnings } from './layout-warnings';
import { layoutOf, layoutsElsewhere, refuseUnknownPage, storedLayout, whyNotAdded } from './layouts';
import type { RegistryState, StoredLayout } from './state';

/** The layouts that a change concerns. */
export interface LayoutTarget {
  brands: readonly string[];
  page: string;
}

export interface LayoutTransition extends Transition<LayoutEntry> {
  /** Warnings about the changed pages, as sentences. */
  warnings: LayoutChanged['warnings'];
}

/**
 * Makes the layout the current one, which ends the canary; or, with `percent`, the canary beside it.
 * @throws ProblemError `unknown-page`, `layout-refused`.
 */
export function setLayout(
  state: RegistryState,
  target: LayoutTarget,
  { layout, percent, why }: SetLayout,
  author: Author,
): LayoutTransition {
  return edit(state, target, { action: 'set-layout', percent, why }, author, () => ({ layout }));
}

/** Adds a slot to the current layout, or replaces the fragment of one of its slots. @throws as `setLayout` does */
export function place(state: RegistryState, target: LayoutTarget, wanted: Place, author: Author): LayoutTransition {
  const { percent, why } = wanted;
  return edit(state, target, { action: 'place', percent, why }, author, (layout) => placeIn(layout, wanted));
}

/** Removes a slot, or all slots of a fragment, from the current layout. @throws as `setLayout` does */
export function unplace(state: RegistryState, target: LayoutTarget, what: Unplace, author: Author): LayoutTransition {
  const { percent, why } = what;
  return edit(state, target, { action: 'unplace', percent, why }, author, (layout) => unplaceFrom(layout, what));
}

/** Ends the canary: all visitors get the current layout again. @throws ProblemError `unknown-page`, `nothing-to-do`. */
export function stopLayoutCanary(
  state: RegistryState,
  target: LayoutTarget,
  why: string | undefined,
  author: Author,
): LayoutTransition {
  return changeLayouts(state, target, { action: 'stop-layout-canary', code: 'nothing-to-do', why }, author, (stored) =>
    stored.canary === null ? ['its layout has no canary'] : { ...stored, canary: null },
  );
}

/**
 * Restores the previous layout, in the end the brand's own, or an earlier one by its version, and ends the canary.
 * @throws ProblemError `unknown-page`, `nothing-to-do`.
 */
export function rollbackLayout(
  state: RegistryState,
  target: LayoutTarget,
  { to, why }: RollbackLayout,
  author: Author,
): LayoutTransition {
  const { page } = target;
  const about = { action: 'rollback-layout', code: 'nothing-to-do', why } as const;
  return changeLayouts(state, target, about, author, (stored, brand) => {
    const before = goBack(stored, to);
    if (before === null)
      return [
        to === undefined
          ? `version ${stored.version} is the first layout: there is no earlier one to restore`
          : `version ${to} is no layout before ${stored.version} that can be restored`,
      ];
    const reasons = whyNotAdded(state, brand, page, layoutOf(state, brand, page, before.value));
    return reasons.length > 0 ? reasons : { ...before, canary: null };
  });
}

function edit(
  state: RegistryState,
  target: LayoutTarget,
  { action, percent, why }: Pick<LayoutEntry, 'action' | 'why'> & { percent: number | undefined },
  author: Author,
  change: (layout: Layout) => Edited,
): LayoutTransition {
  const { page } = target;
  return changeLayouts(state, target, { action, code: 'layout-refused', why }, author, (stored, brand) => {
    const present = layoutOf(state, brand, page, stored.value);
    const edited = change(present);
    if ('reason' in edited) return [edited.reason];
    const reasons = whyNotAdded(state, brand, page, edited.layout);
    if (reasons.length > 0) return reasons;
    return next(stored, present, edited.layout, percent);
  });
}

/** Returns the next layout. A layout that already is the canary keeps its version, so that its visitors keep their page. */
function next(
  stored: StoredLayout,
  present: Layout,
  layout: Layout,
  percent: number | undefined,
): StoredLayout | Reasons {
  const { canary, ...rest } = stored;
  const version = canary !== null && isSame(canary.layout, layout) ? canary.version : stored.latest + 1;
  const isThere = isSame(present, layout);
  if (percent === undefined) {
    if (!isThere) return { ...advance(rest, layout, version), canary: null };
    return canary === null ? stored : { ...stored, canary: null };
  }
  if (isThere) return ['it shows this layout to everyone already'];
  if (canary?.version === version && canary.percent === percent) return stored;
  return { ...stored, latest: Math.max(stored.latest, version), canary: { version, layout, percent } };
}

function changeLayouts(
  state: RegistryState,
  { brands, page }: LayoutTarget,
  { action, code, why }: Pick<LayoutEntry, 'action' | 'why'> & { code: 'nothing-to-do' | 'layout-refused' },
  author: Author,
  decide: (stored: StoredLayout, brand: string) => StoredLayout | Reasons,
): LayoutTransition {
  refuseUnknownPage(page);
  const about = { about: `the layout of ${page}`, brands, code };
  const { changes, skipped } = changeBrands(about, (brand) => storedLayout(state, brand, page), decide);
  if (changes.length === 0) return { state, entry: null, skipped, warnings: [] };
  const layouts = { ...state.layouts };
  for (const { brand, to } of changes) layouts[brand] = { ...own(state.layouts, brand), [page]: to };
  const compared = changes.map(({ brand, from, to }) => ({
    ...{ brand, from: versionsOf(from), to: versionsOf(to) },
    ...{ before: shown(state, brand, page, from), after: shown(state, brand, page, to) },
  }));
  const logged = compared.map(
    ({ before, after, ...rest }): LayoutChange => ({ ...rest, what: difference(before, after) }),
  );
  const warnings = compared.flatMap(({ brand, before, after }) =>
    layoutWarnings(before, after, layoutsElsewhere(state, brand, page)).map((warning) => ({ brand, warning })),
  );
  const change = { action, page, changes: logged, ...(why && { why }) };
  return { ...commit<LayoutEntry>({ ...state, layouts }, change, author, skipped), warnings };
}

/** Returns the layout to compare in the audit log: the canary's if there is one. */
function shown(state: RegistryState, brand: string, page: string, { value, canary }: StoredLayout): Layout {
  return canary?.layout ?? layoutOf(state, brand, page, value);
}

function versionsOf({ version, canary }: StoredLayout): LayoutChange['from'] {
  return { version, canary: canary && { version: canary.version, percent: canary.percent } };
}

/** Whether two layouts are equal, whatever the order of their fields. */
function isSame(one: Layout, other: Layout): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

import { brands } from '@forecourt/brands';
import type { Layout, SlotAssignment } from '@forecourt/contracts';
import type { LayoutHistory, LayoutInForce, LayoutView } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { brandIdsIn, brandIn } from './brands';
import { difference } from './edit-layout';
import { unchanged } from './history';
import type { RegistryState, StoredLayout } from './state';

const noLayout: Layout = { arrangement: 'stacked', slots: [] };

/** The stored layout of a page that was never changed. */
const ownLayout: StoredLayout = { ...unchanged, canary: null };

/** Page types that have a layout on any brand. */
const pageNames: readonly string[] = [...new Set(brands.flatMap(({ layouts }) => Object.keys(layouts)))];

/** Refuses an unknown page type. @throws ProblemError `unknown-page`. */
export function refuseUnknownPage(page: string): void {
  if (pageNames.includes(page)) return;
  throw new ProblemError('unknown-page', `There is no page "${page}". There are: ${pageNames.join(', ')}.`);
}

export function storedLayout(state: RegistryState, brand: string, page: string): StoredLayout {
  return own(own(state.layouts, brand) ?? {}, page) ?? ownLayout;
}

/** Returns the layout of a stored value, which is null for the brand's own layout. */
export function layoutOf(state: RegistryState, brand: string, page: string, value: Layout | null): Layout {
  return value ?? own(brandIn(state, brand)?.layouts ?? {}, page) ?? noLayout;
}

/** Returns the current layout of a page, and its canary's if there is one. */
export function layoutsInForce(state: RegistryState, brand: string, page: string): Layout[] {
  const { value, canary } = storedLayout(state, brand, page);
  return [layoutOf(state, brand, page, value), ...(canary === null ? [] : [canary.layout])];
}

/** Lists the slots that a brand's pages have now, those of canaries included. */
export function placementsIn(state: RegistryState, brand: string): { page: string; slot: SlotAssignment }[] {
  return pageNames.flatMap((page) =>
    layoutsInForce(state, brand, page).flatMap(({ slots }) => slots.map((slot) => ({ page, slot }))),
  );
}

/**
 * Returns why a slot could not render its fragment on a brand, or null if it can.
 * @param instead version that replaces those of the brand's channel
 */
export function whyNotOffered(
  state: RegistryState,
  brand: string,
  { remote, fragment }: SlotAssignment,
  instead?: string,
): string | null {
  if (instead !== undefined) {
    const offered = fragmentsOf(state, remote, instead);
    return offered === undefined || offered.includes(fragment) ? null : notOffered(remote, instead, fragment, offered);
  }
  const channel = own(own(state.channels, brand) ?? {}, remote);
  if (channel === undefined) return `${brand} serves no version of ${remote}; promote one first`;
  for (const version of [channel.version, ...(channel.canary === null ? [] : [channel.canary.version])]) {
    const offered = fragmentsOf(state, remote, version);
    if (offered !== undefined && !offered.includes(fragment))
      return notOffered(remote, `${version}, which ${brand} serves,`, fragment, offered);
  }
  return null;
}

/**
 * Lists why slots that a layout adds to a page could not be rendered; fragments that the page's current layout places are not checked.
 * @param versions that replace those of the brand's channels
 */
export function whyNotAdded(
  state: RegistryState,
  brand: string,
  page: string,
  layout: Layout,
  versions: Readonly<Record<string, string>> = {},
): string[] {
  const nameOf = ({ remote, fragment }: SlotAssignment) => `${remote}/${fragment}`;
  const present = layoutOf(state, brand, page, storedLayout(state, brand, page).value);
  const known = new Set(present.slots.map(nameOf));
  const added = layout.slots.filter((slot) => !known.has(nameOf(slot)));
  const reasons = added.map((slot) => whyNotOffered(state, brand, slot, own(versions, slot.remote)));
  return [...new Set(reasons)].filter((reason) => reason !== null);
}

/** Lists the fragments of a remote that a brand's pages place and that a version lacks, as one reason each. */
export function whyNeeded(state: RegistryState, brand: string, remote: string, version: string): string[] {
  const offered = fragmentsOf(state, remote, version);
  if (offered === undefined) return [];
  const lacking = placementsIn(state, brand).filter(
    ({ slot }) => slot.remote === remote && !offered.includes(slot.fragment),
  );
  return [...new Set(lacking.map(({ page, slot }) => placeText(page, slot.slot, remote, slot.fragment)))].map(
    (place) => `${place}, which ${version} does not offer; unplace it first, or publish a version that does`,
  );
}

/** Returns every current layout of these brands, by brand and page. */
export function layoutsView(
  state: RegistryState,
  brandIds: readonly string[],
): Record<string, Record<string, LayoutInForce>> {
  const pages = (brand: string) => pageNames.map((page) => [page, inForce(state, brand, page)] as const);
  return Object.fromEntries(brandIds.map((brand) => [brand, Object.fromEntries(pages(brand))]));
}

/** Returns the current layouts of a brand for which it has one of its own or a changed one, by page type. */
export function ownLayoutsOf(state: RegistryState, brand: string): Record<string, Layout> {
  const pages = pageNames.filter(
    (page) =>
      storedLayout(state, brand, page).value !== null || Object.hasOwn(brandIn(state, brand)?.layouts ?? {}, page),
  );
  return Object.fromEntries(
    pages.map((page) => [page, layoutOf(state, brand, page, storedLayout(state, brand, page).value)]),
  );
}

/** Lists the current layouts of a page type on the other brands that have one. */
export function layoutsElsewhere(state: RegistryState, brand: string, page: string): Layout[] {
  const others = brandIdsIn(state).filter((id) => id !== brand);
  return others.flatMap((id) => own(ownLayoutsOf(state, id), page) ?? []);
}

/** Returns one current layout, and the versions that a rollback can restore. @throws ProblemError `unknown-page`. */
export function layoutView(state: RegistryState, brand: string, page: string): LayoutView {
  refuseUnknownPage(page);
  const earlier = storedLayout(state, brand, page).history.map(({ version }) => version);
  return { ...inForce(state, brand, page), brand, page, earlier };
}

/** Returns the layouts that a rollback can restore, the latest first. @throws ProblemError `unknown-page`. */
export function layoutHistory(state: RegistryState, brand: string, page: string): LayoutHistory {
  refuseUnknownPage(page);
  const { value, history } = storedLayout(state, brand, page);
  const present = layoutOf(state, brand, page, value);
  const earlier = history.toReversed().map((before) => {
    const layout = layoutOf(state, brand, page, before.value);
    return { version: before.version, layout, what: difference(present, layout) };
  });
  return { brand, page, earlier };
}

function inForce(state: RegistryState, brand: string, page: string): LayoutInForce {
  const { version, value, canary } = storedLayout(state, brand, page);
  const { arrangement, slots } = layoutOf(state, brand, page, value);
  return { version, arrangement, slots, canary };
}

function notOffered(remote: string, version: string, fragment: string, offered: readonly string[]): string {
  return `${remote}@${version} offers no fragment "${fragment}"; it offers ${offered.join(', ')}`;
}

function placeText(page: string, slot: string, remote: string, fragment: string): string {
  return `its ${page} pages place ${remote}/${fragment} in the slot "${slot}"`;
}

function fragmentsOf(state: RegistryState, remote: string, version: string): readonly string[] | undefined {
  return own(own(state.remotes, remote) ?? {}, version)?.fragments;
}

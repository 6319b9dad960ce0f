/** The layout of each page type for one request: the registry's, its sticky canary's, or the brand's own. Pure. */
import type { Brand, Layout, PlacedLayout, RegistrySnapshot } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { own } from '@forecourt/service';
import { bucketOf } from './visitor';

/** The number of a layout; 0 is the brand's own, and `preview` one that only a tester gets. */
export type LayoutVersion = number | 'preview';

interface NumberedLayout {
  version: LayoutVersion;
  layout: Layout;
}

/** Page type → layout: all that a visitor of a brand gets. */
export type Layouts = ReadonlyMap<string, NumberedLayout>;

/** Returns the layout of a page type; an empty one if the brand has none. */
export function layoutFor(layouts: Layouts, page: string): NumberedLayout {
  return layouts.get(page) ?? { version: 0, layout: noLayout };
}

const noLayout: Layout = { arrangement: 'stacked', slots: [] };
const untouched: PlacedLayout = { version: 0, layout: null, canary: null };

/** Returns the layouts of a brand for a visitor. Without a visitor id there are no canaries. @param choice.layout a tester's, of one page type */
export function chooseLayouts(
  snapshot: RegistrySnapshot,
  { brand, visitor, layout: preview }: { brand: Brand; visitor: string | null; layout?: Preview['layout'] },
): Layouts {
  const placed = placedOn(snapshot, brand);
  const pages = new Set([...Object.keys(brand.layouts), ...Object.keys(placed)]);
  const layouts = new Map<string, NumberedLayout>(
    [...pages].map((page) => [page, chosen(own(placed, page) ?? untouched, brand, page, visitor)]),
  );
  return preview === undefined
    ? layouts
    : layouts.set(preview.pageType, { version: 'preview', layout: preview.layout });
}

/** Returns every layout that some visitor of a brand gets. */
export function layoutsInForce(snapshot: RegistrySnapshot, brand: Brand): Layout[] {
  const canaries = Object.values(placedOn(snapshot, brand)).flatMap(({ canary }) => (canary ? [canary.layout] : []));
  return [...[...chooseLayouts(snapshot, { brand, visitor: null }).values()].map(({ layout }) => layout), ...canaries];
}

/** Whether some page of the brand has a layout canary. */
export function hasLayoutCanary(snapshot: RegistrySnapshot, brand: Brand): boolean {
  return Object.values(placedOn(snapshot, brand)).some(({ canary }) => canary !== null);
}

function placedOn(snapshot: RegistrySnapshot, brand: Brand): Readonly<Record<string, PlacedLayout>> {
  return own(snapshot.layouts, brand.id) ?? {};
}

function chosen(placed: PlacedLayout, brand: Brand, page: string, visitor: string | null): NumberedLayout {
  const { version, layout, canary } = placed;
  if (canary !== null && visitor !== null) {
    const bucket = bucketOf(visitor, `layout ${brand.id}/${page}`, String(canary.version));
    if (bucket < canary.percent * 100) return { version: canary.version, layout: canary.layout };
  }
  return { version, layout: layout ?? own(brand.layouts, page) ?? noLayout };
}

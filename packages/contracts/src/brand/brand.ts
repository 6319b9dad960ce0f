import type { SearchRules } from '@forecourt/search-state';
import type { AdSettings } from './ads';
import { type Flag, type FragmentFlag, fragmentFlagNames } from './flags';
import type { Layout } from './layout';
import type { Theme } from './theme';

/** The part of a brand that fragments receive. It is serialised into the page: no secrets, and as little as possible. */
export interface BrandView extends SearchRules {
  /** Name of the brand's folder in `packages/brands`, of its channels in the registry and of its theme (`data-theme`). */
  id: string;
  /** Display name, invented for this site. */
  name: string;
  tagline: string;
  /** Path of the page for signing up and signing in (section 2). */
  signInPath: string;
  flags: Readonly<Record<FragmentFlag, boolean>>;
  /** How the brand shows ads; absent: the site's own, without asking for consent. */
  ads?: AdSettings | undefined;
  /** Names of the filter panel's sections in their order (section 2, "Filter panel"). */
  sections: readonly string[];
}

/** A variant of the site, as data. */
export interface Brand extends BrandView {
  /** Every flag, including those that no fragment reads. */
  flags: Readonly<Record<Flag, boolean>>;
  /** Code of `listingType` whose listings come first in the order of relevance, without restricting a search to them (R30). */
  firstListingType?: string | undefined;
  /** Host names, without a port. */
  hosts: readonly string[];
  /** Layouts by page type; a page type without a layout has no slots on this brand. */
  layouts: Readonly<Record<string, Layout>>;
  /** Links of the site's header and footer. */
  nav: readonly { label: string; href: string }[];
  /** Whether a second person has to approve a version before visitors get it, by promotion or by a link. */
  needsApproval?: boolean | undefined;
  theme: Theme;
  /** An SVG picture that fits `markSchema`. */
  mark: string;
}

/** Returns the brand as fragments receive it. */
export function brandView(brand: Brand): BrandView {
  const {
    id,
    name,
    tagline,
    signInPath,
    ads,
    sections,
    makeCode,
    pageSize,
    defaultListingType,
    defaultSort,
    homeHref,
  } = brand;
  const flags = Object.fromEntries(fragmentFlagNames.map((flag) => [flag, brand.flags[flag]])) as BrandView['flags'];
  return {
    id,
    name,
    tagline,
    signInPath,
    flags,
    ads,
    sections,
    makeCode,
    pageSize,
    defaultListingType,
    defaultSort,
    homeHref,
  };
}

import type { SearchRules } from '@forecourt/search-state';
import type { AdSettings } from './ads';
import { type Flag, type FragmentFlag, fragmentFlagNames } from './flags';
import type { Layout } from './layout';
import type { Theme } from './theme';

/** The part of a brand that fragments see; serialised into the page, so it holds no secrets and little bulk. */
export interface BrandView extends SearchRules {
  /** The name of the brand's folder in `packages/brands`: of its channels in the registry and of its theme (`data-theme`), too. */
  id: string;
  /** Display name, an invention of ours. */
  name: string;
  tagline: string;
  /** Path of the page where accounts are made and entered (section 2). */
  signInPath: string;
  flags: Readonly<Record<FragmentFlag, boolean>>;
  /** How it shows ads; the site's own, without asking, unless it says. */
  ads?: AdSettings | undefined;
  /** Filter sections in their order (section 2, "Filter panel"). */
  sections: readonly string[];
}

/** A variant of the site, as data. */
export interface Brand extends BrandView {
  /** Every flag, also those that no fragment reads. */
  flags: Readonly<Record<Flag, boolean>>;
  /** Host names, without a port. */
  hosts: readonly string[];
  /** By the name of a page type; a page type without one has no slots on this brand. */
  layouts: Readonly<Record<string, Layout>>;
  /** Links of the site's header and footer. */
  nav: readonly { label: string; href: string }[];
  theme: Theme;
  /** An SVG picture, see `markSchema`. */
  mark: string;
}

/** The brand as fragments see it. */
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

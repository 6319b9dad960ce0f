import type { Intent } from './intent';

/** One active filter as the shopper sees it. */
export interface Chip {
  /** Names the chip in `removeChip`; stable while the filter is on. */
  key: string;
  label: string;
  /** What removes it. */
  remove: Intent;
  /** The brand applies it by itself: nobody chose it, and clearing leads back to it (R7). */
  standard?: true;
}

/** Specification section 3; `level` is one of section 2's breadcrumb levels. */
export interface Breadcrumb {
  key: string;
  label: string;
  href: string;
}

/** What the page says of a search in words (section 2, R16). */
export interface PageText {
  /** Heading and document title without the brand: `Used Toyota Camry for Sale in Chicago, IL`. */
  title: string;
  /** The document's title without the brand: names the page, too, from the second one on. */
  documentTitle: string;
  /** One sentence for the meta description. */
  summary: string;
  breadcrumbs: readonly Breadcrumb[];
}

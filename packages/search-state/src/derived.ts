import type { Intent } from './intent';

/** One active filter as the shopper sees it. */
export interface Chip {
  /** Key of the chip in `removeChip`; stable while the filter is on. */
  key: string;
  label: string;
  /** The intent that removes it. */
  remove: Intent;
  /** Present if the brand applies it by default: nobody chose it, and clearing restores it (R7). */
  standard?: true;
}

/** One crumb (specification section 3); `key` is one of section 2's breadcrumb levels. */
export interface Breadcrumb {
  key: string;
  label: string;
  href: string;
}

/** The page's words about a search (section 2, R16). */
export interface PageText {
  /** Heading, and document title without the brand: `Used Toyota Camry for Sale near Chicago, IL`. */
  title: string;
  /** The document's title without the brand; from the second page on it includes the page number. */
  documentTitle: string;
  /** One sentence for the meta description. */
  summary: string;
  breadcrumbs: readonly Breadcrumb[];
}

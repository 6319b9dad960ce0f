import type { SlotAssignment } from '@forecourt/contracts';

/**
 * Slots that most brands have in common, in document order: what a shopper needs first comes first. A slot without a region is
 * nested in another fragment.
 */
const commonSlots = {
  hero: { slot: 'hero', remote: 'mfe-search-results', fragment: 'hero', region: 'hero' },
  filters: { slot: 'filters', remote: 'mfe-filters', fragment: 'filters', region: 'aside' },
  showcase: { slot: 'showcase', remote: 'mfe-showcase', fragment: 'showcase', region: 'main' },
  saveSearch: { slot: 'save-search', remote: 'mfe-account', fragment: 'save-search', region: 'main' },
  results: { slot: 'results', remote: 'mfe-search-results', fragment: 'results', region: 'main' },
  gridAd: { slot: 'grid-ad', remote: 'mfe-ads', fragment: 'grid-ad', region: null },
  footerAd: { slot: 'footer-ad', remote: 'mfe-ads', fragment: 'footer-banner', region: 'footer' },
} as const satisfies Record<string, SlotAssignment>;

/** The common slots, some with another assignment: `slotsWith({ showcase: { …, fragment: 'certified-program' } })`. */
export function slotsWith(
  changes: Partial<Record<keyof typeof commonSlots, SlotAssignment>> = {},
): readonly SlotAssignment[] {
  return Object.values({ ...commonSlots, ...changes });
}

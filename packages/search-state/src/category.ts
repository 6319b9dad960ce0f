import type { Draft } from './codec/draft';
import { only } from './codec/only';
import { bestDealTypes, hyundai } from './codes';
import type { Category } from './intent';
import type { Experience } from './params';
import type { SearchState } from './state';

/** Returns the active category tab: the first that the search fits, else All Results (R29). */
export function activeCategory(state: SearchState): Category {
  if (state.experience === 'best-deals' || state.experience === 'buy-online') return state.experience;
  if (only(state.sellerType) === 'p') return 'by-owner';
  if (only(state.listingType) === 'CERTIFIED') return 'certified';
  return 'all';
}

/** Leaves every category, with the parameters that it set, and enters this one; All Results means to leave them all (R29). */
export function enterCategory(draft: Draft, category: Category): void {
  enterExperience(draft, category === 'best-deals' || category === 'buy-online' ? category : null);
  enterSingle(draft, 'sellerType', 'p', category === 'by-owner');
  enterSingle(draft, 'listingType', 'CERTIFIED', category === 'certified');
}

/** Replaces the experience and its parameters: leaving best deals removes both deal ratings (R29). */
export function enterExperience(draft: Draft, experience: Experience | null): void {
  const { given } = draft;
  if (isBestDeals(draft)) {
    given.set(
      'dealType',
      (given.get('dealType') ?? []).filter((value) => !bestDealTypes.includes(value)),
    );
  }
  if (experience === null) given.delete('experience');
  else given.set('experience', [experience]);
  if (experience === 'best-deals') given.set('dealType', bestDealTypes);
  if (experience === 'hyundai-buy-online') given.set('makeCode', [hyundai]);
}

/** Whether the search is in best deals. */
export function isBestDeals({ given }: Draft): boolean {
  return given.get('experience')?.includes('best-deals') ?? false;
}

function enterSingle(draft: Draft, param: 'sellerType' | 'listingType', value: string, enter: boolean): void {
  const given = draft.given.get(param);
  if (enter) draft.given.set(param, [value]);
  else if (only(given) === value) draft.given.delete(param);
}

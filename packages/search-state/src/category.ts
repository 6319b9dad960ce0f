import type { Draft } from './codec/draft';
import { only } from './codec/only';
import type { Category } from './intent';
import type { Experience } from './params';
import type { SearchState } from './state';

/** The deal ratings that best deals are made of (R29). */
export const bestDealTypes = ['goodprice', 'greatprice'] as const;

/** Make of the Hyundai channel (R12). */
const hyundai = 'HYUND';

/** The category tab that is active: the first that the search fits, else All Results (R29). */
export function activeCategory(state: SearchState): Category {
  if (state.experience === 'best-deals' || state.experience === 'buy-online') return state.experience;
  if (only(state.sellerType) === 'p') return 'by-owner';
  if (only(state.listingType) === 'CERTIFIED') return 'certified';
  return 'all';
}

/** Leaves every category and enters this one. All Results also clears every filter, which the reducer does. */
export function enterCategory(draft: Draft, category: Category): void {
  enterExperience(draft, category === 'best-deals' || category === 'buy-online' ? category : null);
  enterSingle(draft, 'sellerType', 'p', category === 'by-owner');
  enterSingle(draft, 'listingType', 'CERTIFIED', category === 'certified');
}

/** Replaces the experience, with what belongs to it: leaving best deals takes both deal ratings along (R29). */
export function enterExperience(draft: Draft, experience: Experience | null): void {
  const { given } = draft;
  if (given.get('experience')?.includes('best-deals')) {
    const best: readonly string[] = bestDealTypes;
    given.set(
      'dealType',
      (given.get('dealType') ?? []).filter((value) => !best.includes(value)),
    );
  }
  if (experience === null) given.delete('experience');
  else given.set('experience', [experience]);
  if (experience === 'best-deals') given.set('dealType', bestDealTypes);
  if (experience === 'hyundai-buy-online') given.set('makeCode', [hyundai]);
}

function enterSingle(draft: Draft, param: 'sellerType' | 'listingType', value: string, enter: boolean): void {
  const given = draft.given.get(param);
  if (enter) draft.given.set(param, [value]);
  else if (only(given) === value) draft.given.delete(param);
}

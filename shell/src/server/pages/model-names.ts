import type { SearchState } from '@forecourt/search-state';
import type { Cookies } from '../http/cookies';

/** Where a shopper's "No" is sent (R36). */
export const modelNamesPath = '/cars-for-sale/model-names';
/** Cookie of a shopper who was asked which model they meant: the code of that model, or `never` who wants no such question. */
export const modelNames = 'model-names';
export const never = 'never';

/** Whether who searches has said already that they mean the model that they search for (R36). */
export function knowsNames(cookies: Cookies, { modelCode: [code, ...others] = [] }: SearchState): boolean {
  const said = cookies[modelNames];
  return said !== undefined && code !== undefined && others.length === 0 && (said === never || said === code);
}

import type { SearchState } from '@forecourt/search-state';
import type { Cookies } from '../http/cookies';

/** Path to which a shopper's "No" is posted (R36). */
export const modelNamesPath = '/cars-for-sale/model-names';
/** Cookie with the answer on which model a shopper meant: the code of that model, or `never` to stop such questions. */
export const modelNames = 'model-names';
export const never = 'never';

/** Whether the shopper has already confirmed the model of this search, or wants no such question (R36). */
export function knowsNames(cookies: Cookies, { modelCode: [code, ...others] = [] }: SearchState): boolean {
  const said = cookies[modelNames];
  return said !== undefined && code !== undefined && others.length === 0 && (said === never || said === code);
}

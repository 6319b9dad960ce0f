/** Changes of a brand: as a request and as a command, with a check for changes by somebody else. */
import type { paths } from '../generated/registry';
import { sendBased } from './based';
import { tagAfter, tagAt } from './brand-base';
import type { BrandData } from './brand-draft';
import { dataOf, registry } from './client';
import { commandText } from './command-text';

type Headers = { 'If-Match'?: string };
type WantedData = NonNullable<
  paths['/v1/brands/{brand}']['put']['requestBody']
>['content']['application/json']['brand'];
const trial = { 'dry-run': true };
const reasonIn = (why: string) => why.trim() || undefined;

/** Tries other data of a brand without setting it. @throws Refusal with every reason */
export const tryData = (data: BrandData) => put(data, '', {}, true);

/** Sets a brand's data. See `sendBased`. @param base version of its data that the change is based on */
export const sendData = (data: BrandData, base: number, why: string) =>
  sendBased(
    () => tagAt(data.id, base),
    (headers) => put(data, why, headers, false),
  );

function put(data: BrandData, why: string, headers: Headers, isTrial: boolean) {
  const params = { path: { brand: data.id }, query: isTrial ? trial : {} };
  // A draft is of the form of stored data; the registry checks whether it has every flag and colour.
  const brand = data as WantedData;
  return dataOf(registry.PUT('/v1/brands/{brand}', { params, headers, body: { brand, why: reasonIn(why) } }));
}

/** Restores an earlier version of a brand's data. See `sendBased`. */
export const restoreBrand = (brand: string, base: number, to: number, why: string) =>
  sendBased(
    () => tagAt(brand, base),
    (headers) => {
      const body = { to, why: reasonIn(why) };
      return dataOf(registry.POST('/v1/brands/{brand}/rollback', { params: { path: { brand } }, headers, body }));
    },
  );

/** Tries to remove a brand. @throws Refusal with everything that depends on it */
export const tryRemoval = (brand: string) => remove(brand, '', {}, true);

/** Removes a brand. See `sendBased`. @param base its last change when the form was opened, see `changeText` */
export const removeBrand = (brand: string, base: string, why: string) =>
  sendBased(
    () => tagAfter(brand, base, 'Nothing was removed; look at it, and remove it after that.'),
    (headers) => remove(brand, why, headers, false),
  );

function remove(brand: string, why: string, headers: Headers, isTrial: boolean) {
  const params = { path: { brand }, query: isTrial ? trial : {} };
  return dataOf(registry.DELETE('/v1/brands/{brand}', { params, headers, body: { why: reasonIn(why) } }));
}

/** Returns the command that sets the data in a file. */
export const dataCommand = (brand: string, why: string): string => command(['set', `${brand}.json`], why);

/** Returns the command that restores an earlier version. */
export const restoreCommand = (brand: string, to: number, why: string): string =>
  command(['rollback', brand, '--to', String(to)], why);

/** Returns the command that removes a brand. */
export const removeCommand = (brand: string, why: string): string => command(['remove', brand], why);

const command = (words: readonly string[], why: string) =>
  commandText(['brand', ...words, ...(why.trim() === '' ? [] : ['--why', why.trim()])]);

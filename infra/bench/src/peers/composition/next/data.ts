/** Data of server components. */

import { measuredBrand, measuredLayout } from '../../../programs/measured';
import { upstreamsIn } from '../../../programs/sources';
import { needsBySlot, placedSlots } from '../../plain/needs';
import { PageData } from '../../plain/page-data';

const { REPOSITORY = '' } = process.env;

const needs = needsBySlot(REPOSITORY);
export const needsOf = (slot: string): readonly string[] => needs.get(slot) ?? [];

let loaded: Promise<PageData> | undefined;
/** Created once per process, for the first page: the application is built where no upstream runs. */
export function pageData(): Promise<PageData> {
  loaded ??= PageData.load(REPOSITORY, upstreamsIn(process.env));
  return loaded;
}

export { measuredBrand as brand, measuredLayout as layout, placedSlots as slots };

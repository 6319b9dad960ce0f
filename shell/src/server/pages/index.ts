/** The page types of the site, a row each; the first one that knows a path answers for it. */
import type { PageType } from '../steps/page-type';
import { account } from './account';
import { results } from './results';
import { vehicle } from './vehicle';

export { sourceTable } from './sources';

export const pageTypes: readonly PageType[] = [account, vehicle, results];

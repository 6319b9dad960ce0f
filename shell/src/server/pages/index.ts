/** The page types of the site, a row each; the first one that knows a path answers for it. */
import type { PageType } from '../steps/page-type';
import { accountPages } from './account';
import { article } from './article';
import { compare } from './compare';
import { overlayOver } from './overlay';
import { results } from './results';
import { vehicle } from './vehicle';

export { sourceTable } from './sources';

const types: readonly PageType[] = [...accountPages, article, vehicle, compare, results];

export const pageTypes: readonly PageType[] = [overlayOver(types), ...types];

/** The page types of the site, one row each; the first one that matches a path answers it. */
import type { PageType } from '../steps/page-type';
import { accountPages } from './account';
import { buildPricePath } from './actions/build-price';
import { pushWorkerPath } from './actions/push-worker';
import { adConsentPath, withAdConsent } from './ad-consent';
import { article } from './article';
import { buy } from './buy';
import { compare } from './compare';
import { directories } from './directories';
import { articles, draft, editorialArticle, expertReview, expertReviews } from './editorial';
import { filters } from './filters';
import { findPath } from './find-path';
import { model } from './model';
import { modelNamesPath } from './model-names';
import { modelReviews, modelTrims } from './model-parts';
import { overlayOver } from './overlay';
import { results } from './results';
import { underPrice } from './under-20000';
import { vehicle } from './vehicle';

export { type ActionDependencies, actions } from './actions';
export { chrome } from './chrome';
export { home } from './home';
export { sourceTable } from './sources';

const editorial = [articles, editorialArticle, expertReviews, expertReview, draft];
const lists = [...directories, modelTrims, modelReviews, model, underPrice];
const types = [...accountPages, article, ...editorial, ...lists, vehicle, buy, compare, filters, results].map(
  withAdConsent,
);

export const pageTypes: readonly PageType[] = [withAdConsent(overlayOver(types)), ...types];

/** Target for a photograph's address while its service is down: a drawing that the shell serves itself. */
export { insteadOfPhoto as instead } from '@forecourt/ui/vehicle';

/** The site's own paths, with everything below them. No service may claim one of them, nor one above. */
export const reservedPaths: readonly string[] = [
  ...pageTypes.flatMap(({ roots }) => roots),
  ...[findPath, modelNamesPath, adConsentPath, buildPricePath, pushWorkerPath],
  ...['/_shell', '/.well-known', '/livez', '/healthz', '/metrics', '/robots.txt', '/sitemap.xml', '/sitemaps'],
];

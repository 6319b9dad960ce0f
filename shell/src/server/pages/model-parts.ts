/** Pages about a part of a model: `/cars-for-sale/models/{make}/{model}[/{year}]/trims`, and `…/{year}/reviews?page=…` (R90). */
import { type ModelPart, modelPath, modelsPath, modelText, parseModelPath, reviewsPerPage } from '@forecourt/listing';
import { breadcrumbJsonLd, only, type Reference, type SearchState, thousands } from '@forecourt/search-state';
import type { Found, HeadFacts, PageType } from '../steps/page-type';
import { cardOf } from './model';
import { searchFailed } from './status';

const pathOf = ({ modelCode, startYear }: SearchState, reference: Reference, part: ModelPart) =>
  modelPath(only(modelCode) ?? '', reference, startYear, part) ?? modelsPath;

interface Part {
  name: ModelPart;
  /** Source without which there is no page. */
  source: string;
  /** Whether the page is about one model year. */
  ofYear: boolean;
  /** @param name make and model, with the year if the address names one */
  head(found: Found, name: string): Pick<HeadFacts, 'title' | 'description' | 'noindex'>;
  /** Number of pages that the part has. */
  pages(found: Found): number;
}

const partPage = ({ name: part, source, ofYear, head, pages }: Part): PageType => ({
  name: `model-${part}`,
  roots: [modelsPath],
  matches: (path) => path.startsWith(`${modelsPath}/`) && path.replace(/\/$/, '').endsWith(`/${part}`),
  read({ url }, brand, reference) {
    const [path = '', query] = url.split('?', 2);
    const state = parseModelPath(path.replace(/\/$/, '').slice(0, -`/${part}`.length), reference);
    if (state === undefined) return { reason: 'there is no such model' };
    if ((brand.makeCode ?? only(state.makeCode)) !== only(state.makeCode))
      return { reason: 'the make is not the brand’s' };
    if (ofYear && state.startYear === undefined) return { reason: `${part} are of one model year` };
    const page = new URLSearchParams(query).get('page') ?? '1';
    if (!/^[1-9]\d{0,2}$/.test(page)) return { reason: `there is no page ${page}` };
    const canonical = pathOf(state, reference, part) + (query === undefined ? '' : `?${query}`);
    return { state, params: { part, ...(page !== '1' && { page }) }, canonical, cookies: [], spent: [] };
  },
  harmless: ({ canonical }) => canonical.split('?', 1)[0]!,
  requires: ['listing', source],
  intents: 'document',
  head(found) {
    const { address, brand, reference, data } = found;
    const { state, params } = address;
    const path = pathOf(state, reference, part);
    const { name = '' } = modelText(state, brand, reference) ?? {};
    const { breadcrumbs = [] } = modelText(state, brand, reference, part) ?? {};
    const { page = '1' } = params;
    if (Number(page) > Math.max(1, pages(found))) return { status: 302, location: path };
    const { title, ...own } = head(found, name);
    return {
      ...own,
      title: page === '1' ? title : `${title}, page ${page}`,
      canonical: page === '1' ? path : `${path}?page=${page}`,
      image: data.listing?.listings[0] && cardOf(state, brand),
      jsonLd: (origin) => [breadcrumbJsonLd(breadcrumbs, origin)],
    };
  },
  failed: searchFailed,
});

export const modelTrims = partPage({
  ...{ name: 'trims', source: 'model-trims', ofYear: false },
  head: ({ data }, name) => {
    const { trims = [] } = data['model-trims'] ?? {};
    return {
      title: `Compare trims of the ${name}`,
      description: `Trims of the ${name} side by side: prices, engines, fuel economy and equipment.`,
      noindex: trims.length < 2,
    };
  },
  pages: () => 1,
});

export const modelReviews = partPage({
  ...{ name: 'reviews', source: 'model-reviews', ofYear: true },
  head: ({ data }, name) => {
    const { count = 0 } = data['model-reviews'] ?? {};
    return {
      title: `Reviews of the ${name} by people who drive it`,
      description: `${thousands(count)} ${count === 1 ? 'review' : 'reviews'} of the ${name} by owners and drivers, each read before it was published.`,
      noindex: count === 0,
    };
  },
  pages: ({ data }) => Math.ceil((data['model-reviews']?.count ?? 0) / reviewsPerPage),
});

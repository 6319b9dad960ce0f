/** Pages of articles and expert reviews: a list of each, a page for each text, and drafts at signed addresses (R85, R86). */
import type { Brand, SourceData } from '@forecourt/contracts';
import { breadcrumbJsonLd, type Reference, type SearchState } from '@forecourt/search-state';
import {
  articleFeedPath,
  draftsPath,
  draftToken,
  type EditorialEntry,
  type EditorialKind,
  editorialPath,
  editorialPaths,
  slugPattern,
  textCardPath,
  topicLabels,
} from '@forecourt/site';
import type { Failure, PageType } from '../steps/page-type';
import { home } from './home';
import { notFound, searchFailed } from './status';

/** What a list is called, in titles and trails. */
const lists: Readonly<Record<EditorialKind, { title: string; description: string }>> = {
  article: { title: 'Car buying articles', description: 'How to choose, check, pay for and keep a car, by topic.' },
  'expert-review': {
    title: 'Expert reviews',
    description: 'Model by model: engines, trims, years and what to look at, from published figures.',
  },
};

const failed = (failure: Failure) => (failure.error.status === 404 ? notFound(failure.brand) : searchFailed(failure));

/** Returns the trail to the texts of a kind. */
export const trail = (kind: EditorialKind) => [
  { key: 'home', label: 'Cars for Sale', href: home },
  { key: 'list', label: lists[kind].title, href: editorialPaths[kind] },
];

/** Returns the canonical path of a page of a list. */
function listPath(kind: EditorialKind, { topic, page }: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(page && { page }) }).toString();
  return editorialPaths[kind] + (query === '' ? '' : `?${query}`);
}

const feedOf = (kind: EditorialKind) => (kind === 'article' ? { feed: articleFeedPath } : {});

const listOf = (name: string, kind: EditorialKind): PageType => ({
  name,
  roots: [editorialPaths[kind]],
  matches: (path) => path === editorialPaths[kind],
  read({ url }) {
    const query = new URLSearchParams(url.split('?', 2)[1]);
    const topic = query.get('topic');
    const page = query.get('page');
    if (topic !== null && !Object.hasOwn(topicLabels, topic)) return { reason: `there is no topic ${topic}` };
    if (page !== null && !/^[1-9]\d{0,2}$/.test(page)) return { reason: `there is no page ${page}` };
    const params = { kind, ...(topic !== null && { topic }), ...(page !== null && page !== '1' && { page }) };
    return { state: {}, params, canonical: url, cookies: [], spent: [] };
  },
  requires: ['editorial-list'],
  about: ['list'],
  intents: 'document',
  head({ address: { params }, data }) {
    const { title, description } = lists[kind];
    const { total = 0 } = data['editorial-list'] ?? {};
    const topic = topicLabels[params.topic as keyof typeof topicLabels];
    const page = params.page === undefined ? '' : `, page ${params.page}`;
    return {
      title: `${topic === undefined ? title : `${title}: ${topic}`}${page}`,
      description,
      canonical: listPath(kind, params),
      noindex: total === 0,
      ...feedOf(kind),
      jsonLd: (origin) => [breadcrumbJsonLd(trail(kind), origin)],
    };
  },
  failed,
});

export const articles = listOf('articles', 'article');
export const expertReviews = listOf('expert-reviews', 'expert-review');

/** Returns the search for the vehicles of a text, for its links and their names. */
function searchOf(data: SourceData): SearchState {
  const vehicles = data['editorial-entry']?.vehicles ?? [];
  const unique = (codes: readonly string[]) => [...new Set(codes)];
  return vehicles.length === 0
    ? {}
    : {
        makeCode: unique(vehicles.map(({ make }) => make)),
        modelCode: unique(vehicles.map(({ make, model }) => `${model}|${make}`)),
      };
}

/** Returns what is common to the pages of texts. */
const text = {
  requires: ['editorial-entry'],
  about: ['entry'],
  intents: 'document',
  searchOf,
  failed,
} as const satisfies Partial<PageType>;

const entryOf = (name: string, kind: EditorialKind): PageType => ({
  ...text,
  name,
  roots: [editorialPaths[kind]],
  matches: (path) => path.startsWith(`${editorialPaths[kind]}/`),
  read({ url }) {
    const slug = url.split('?', 1)[0]!.slice(editorialPaths[kind].length + 1);
    if (!slugPattern.test(slug)) return { reason: 'this is no address of a text' };
    const own = `${editorialPaths[kind]}/${slug}`;
    const canonical = url.replace(own, editorialPath(kind, slug));
    return { state: {}, params: { slug }, canonical, cookies: [], spent: [] };
  },
  head({ address, brand, reference, data }) {
    const entry = data['editorial-entry']!;
    // The same name leads to the page of its kind.
    if (entry.kind !== kind) return { status: 301, location: entry.href };
    return {
      title: entry.title,
      description: entry.summary,
      canonical: entry.href,
      noindex: false,
      image: textCardPath(brand.id, address.params.slug ?? ''),
      ...feedOf(kind),
      jsonLd: (origin) => [
        breadcrumbJsonLd([...trail(kind), { key: address.canonical, label: entry.title, href: entry.href }], origin),
        textJsonLd(entry, brand, reference, origin),
      ],
    };
  },
});

export const editorialArticle = entryOf('editorial-article', 'article');
export const expertReview = entryOf('expert-review', 'expert-review');

/** Returns a text as structured data. A review has a rating only if its author gave one. */
export function textJsonLd(entry: EditorialEntry, brand: Brand, reference: Reference, origin: string): object {
  const { kind, title, summary, published, updated = published, picture, score } = entry;
  const publisher = { '@type': 'Organization', name: brand.name, url: origin + home };
  const shared = {
    '@context': 'https://schema.org',
    ...{ headline: title, description: summary, datePublished: published, dateModified: updated },
    image: [origin + picture.bitmap],
    mainEntityOfPage: origin + entry.href,
    ...{ author: publisher, publisher },
  };
  if (kind === 'article') return { ...shared, '@type': 'Article' };
  return {
    ...shared,
    '@type': 'Review',
    name: title,
    itemReviewed: carOf(entry, reference),
    ...(score !== undefined && {
      reviewRating: { '@type': 'Rating', ratingValue: score, worstRating: 1, bestRating: 10 },
    }),
  };
}

function carOf({ vehicles: [vehicle], title }: EditorialEntry, reference: Reference): object {
  const make = vehicle && reference.makes.byCode.get(vehicle.make);
  const model = vehicle && reference.models(vehicle.make)?.byCode.get(`${vehicle.model}|${vehicle.make}`);
  if (make === undefined || model === undefined) return { '@type': 'Car', name: title };
  return {
    '@type': 'Car',
    name: `${make.label} ${model.label}`,
    brand: { '@type': 'Brand', name: make.label },
    model: model.label,
  };
}

/** A text before it is published; its address is a secret, valid for hours. */
export const draft: PageType = {
  ...text,
  name: 'draft',
  roots: [draftsPath],
  matches: (path) => path.startsWith(`${draftsPath}/`),
  read({ url }) {
    const token = url.split('?', 1)[0]!.slice(draftsPath.length + 1);
    if (!draftToken.test(token)) return { reason: 'this is no address of a draft' };
    return { state: {}, params: { draft: token }, canonical: url, cookies: [], spent: [] };
  },
  isSecret: true,
  head: ({ data }) => ({
    title: `Draft: ${data['editorial-entry']?.title ?? ''}`,
    ...{ description: '', canonical: null, noindex: true },
    jsonLd: () => [],
  }),
};

import type { BrandView, SourceData } from '@forecourt/contracts';
import { type CrawlLink, leastListings } from '@forecourt/listing';
import { canonicalLink, ownerOf, parse, type Reference } from '@forecourt/search-kit';

export interface LinkGroup {
  title: string;
  links: readonly Pick<CrawlLink, 'label' | 'href'>[];
}

/** Most links of one group; more are no help. */
const mostLinks = 12;

/**
 * Returns groups of related searches: years and trims of the page's model; without a model, the models; without those, the makes with
 * most vehicles. Groups without links are left out.
 * @param data answers of the sources; an absent or empty answer makes no group
 */
export function linkGroups(data: SourceData, brand: BrandView, reference: Reference): LinkGroup[] {
  const ofModel = filled([
    { title: 'By year', links: canonical(data['year-links']?.links, brand, reference) },
    { title: 'By trim', links: canonical(data['trim-links']?.links, brand, reference) },
    { title: 'New, by trim', links: canonical(data['new-trim-links']?.links, brand, reference) },
  ]);
  if (ofModel.length > 0) return ofModel;
  const { makeCode: makes = [], modelCode: models = [] } = data.listing?.filters ?? {};
  const makeLabel = (code: string) => reference.makes.byCode.get(code)?.label;
  const popularModels = models.flatMap(({ value, label, count }) => {
    const make = ownerOf(value);
    const href = canonicalLink({ makeCode: [make], modelCode: [value] }, brand, reference);
    return makeLabel(make) === undefined ? [] : [{ label: `${makeLabel(make)} ${label}`, href, count }];
  });
  // A brand with a single make has no page for that make other than its home page.
  const popularMakes = (brand.makeCode === undefined ? makes : []).map(({ value, label, count }) => {
    return { label, href: canonicalLink({ makeCode: [value] }, brand, reference), count };
  });
  const [first] = filled([
    { title: 'Popular models', links: mostOf(popularModels) },
    { title: 'Popular makes', links: mostOf(popularMakes) },
  ]);
  return first === undefined ? [] : [first];
}

const filled = (groups: readonly LinkGroup[]) => groups.filter(({ links }) => links.length > 0);

/** Lists the links with most vehicles, in their original order. */
function mostOf(links: readonly CrawlLink[]): CrawlLink[] {
  const kept = new Set([...links].sort((a, b) => b.count - a.count).slice(0, mostLinks));
  return links.filter((link) => kept.has(link) && link.count >= leastListings);
}

/** Rewrites links to the brand's canonical URLs; links that are not pages of the brand are left out. */
function canonical(links: readonly CrawlLink[] = [], brand: BrandView, reference: Reference): CrawlLink[] {
  const pages = links.flatMap((link) => {
    const page = parse(link.href, brand, reference);
    return page.kind === 'page' ? [{ ...link, href: page.canonical }] : [];
  });
  return mostOf(pages);
}

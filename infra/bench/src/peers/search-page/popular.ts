import { type CrawlLink, leastListings } from '@forecourt/listing';
import { canonicalLink, ownerOf, parse } from '@forecourt/search-state';
import { type Link, oneModel } from './hero';
import type { Search } from './search';

export interface Popular {
  groups: readonly { title: string; links: readonly Link[] }[];
  trims?: Link;
}

const mostLinks = 12;

/** Returns links to related searches; undefined if there are none. */
export function popularOf(search: Search): Popular | undefined {
  const groups = groupsOf(search);
  if (groups.length === 0) return undefined;
  const model = oneModel(search);
  const { startYear, endYear } = search.state;
  const year = startYear === endYear ? startYear : undefined;
  return {
    groups,
    trims: model && {
      label: year === undefined ? `Compare ${model.label} trims` : `Compare ${year} ${model.label} trims`,
      href: search.overlay(
        'mfe-search-results/compare-trims',
        year === undefined ? { model: model.code } : { model: model.code, year },
      ),
    },
  };
}

function groupsOf({ view, brand, reference }: Search): Popular['groups'] {
  const { data } = view;
  const filled = (groups: Popular['groups']) => groups.filter(({ links }) => links.length > 0);
  const canonical = (links: readonly CrawlLink[] = []) =>
    mostOf(
      links.flatMap((link) => {
        const page = parse(link.href, brand, reference);
        return page.kind === 'page' ? [{ ...link, href: page.canonical }] : [];
      }),
    );
  const ofModel = filled([
    { title: 'By year', links: canonical(data['year-links']?.links) },
    { title: 'By trim', links: canonical(data['trim-links']?.links) },
    { title: 'New, by trim', links: canonical(data['new-trim-links']?.links) },
  ]);
  if (ofModel.length > 0) return ofModel;
  const { makeCode: makes = [], modelCode: models = [] } = data.listing?.filters ?? {};
  const nameOf = (code: string) => reference.makes.byCode.get(code)?.label;
  const popularModels = models.flatMap(({ value, label, count }) => {
    const make = ownerOf(value);
    const href = canonicalLink({ makeCode: [make], modelCode: [value] }, brand, reference);
    return nameOf(make) === undefined ? [] : [{ label: `${nameOf(make)} ${label}`, href, count }];
  });
  const popularMakes = (brand.makeCode === undefined ? makes : []).map(({ value, label, count }) => ({
    ...{ label, count, href: canonicalLink({ makeCode: [value] }, brand, reference) },
  }));
  return filled([
    { title: 'Popular models', links: mostOf(popularModels) },
    { title: 'Popular makes', links: mostOf(popularMakes) },
  ]).slice(0, 1);
}

function mostOf(links: readonly CrawlLink[]): readonly CrawlLink[] {
  const kept = new Set([...links].sort((a, b) => b.count - a.count).slice(0, mostLinks));
  return links.filter((link) => kept.has(link) && link.count >= leastListings);
}

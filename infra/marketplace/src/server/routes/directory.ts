import { type Directory, type DirectoryGroup, directoryKinds, directorySchema, modelPath } from '@forecourt/listing';
import { defaultPageSize } from '@forecourt/matching';
import { createReference, format, type SearchState, slugify } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { vocabulary } from '../../catalogue';
import { paramsOf, readListingQuery, textOf, toRequest } from '../query';
import { find, generationOf, type Services } from '../services';

/** Number of cities, and of the makes of a body style, that are listed. */
const most = { cities: 400, makes: 24 };

/** Time for which caches may share an answer, s: it is read from the whole inventory, and hardly changes in a minute. */
const shared = 'max-age=0, s-maxage=60';

const kindSchema = z.enum(directoryKinds);

interface Asked {
  services: Services;
  /** The make and the condition of the listings that count. */
  state: SearchState;
  generation: number;
}

/** Returns the path of a search that names no condition, so that it is in the first one of the brand that shows it. */
function hrefOf(search: SearchState, { services: { reference }, state }: Asked): string {
  const [makeCode] = state.makeCode ?? [];
  return format(search, { pageSize: defaultPageSize, ...(makeCode && { makeCode }) }, createReference(reference));
}

/** Returns the search for a make; where only one make counts, all searches are. */
const ofMake = (code: string, { state }: Asked): SearchState =>
  state.makeCode === undefined ? { makeCode: [code] } : {};

const countOf = (links: readonly { count: number }[]) => links.reduce((sum, { count }) => sum + count, 0);

/** Lists the makes with the pages of their models, by name. */
async function byModel(asked: Asked): Promise<DirectoryGroup[]> {
  const { services, state, generation } = asked;
  const { reference: data, store } = services;
  const [listingType] = state.listingType ?? [];
  const reference = createReference(data);
  const counted = new Map((await store.countModels({ generation, listingType })).map((row) => [row.modelCode, row]));
  return data.makes
    .filter(({ code }) => state.makeCode?.includes(code) !== false)
    .map((make) => {
      const links = (data.models[make.code] ?? []).flatMap(({ code, label }) => {
        const found = counted.get(code);
        const href = modelPath(code, reference);
        if (found === undefined || href === undefined) return [];
        return [{ label, href, count: found.count, changed: new Date(found.listedAt).toISOString().slice(0, 10) }];
      });
      return { label: make.label, href: hrefOf(ofMake(make.code, asked), asked), count: countOf(links), links };
    })
    .filter(({ count }) => count > 0);
}

/** Lists the body styles with the makes that have most of each. */
async function byStyle(asked: Asked): Promise<DirectoryGroup[]> {
  const { services, state } = asked;
  const groups: DirectoryGroup[] = [];
  // One after the other, because shoppers' searches run beside them.
  for (const { code, label } of vocabulary.vehicleStyleCode ?? []) {
    const style: SearchState = { vehicleStyleCode: [code] };
    const { total, counts } = await find(
      services,
      toRequest({ state: { ...state, ...style, numRecords: 1 }, place: null, excludedIds: [], invalid: {} }),
    );
    const makes = services.reference.makes
      .map((make) => ({
        label: make.label,
        href: hrefOf({ ...style, ...ofMake(make.code, asked) }, asked),
        count: counts.makeCode[make.code] ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, most.makes);
    if (total > 0) groups.push({ label, href: hrefOf(style, asked), count: total, links: makes });
  }
  return groups;
}

/** Lists the cities with most listings, by state; a search around a city has those of its neighbours, too. */
async function byCity(asked: Asked): Promise<DirectoryGroup[]> {
  const { services, generation } = asked;
  const { store } = services;
  const reference = createReference(services.reference);
  const cities = (await store.countCities(generation, most.cities)).filter(({ city, state }) =>
    reference.hasPlace(`${slugify(city)}-${state.toLowerCase()}`),
  );
  return [...new Set(cities.map(({ state }) => state))].sort().map((state) => {
    const links = cities
      .filter((each) => each.state === state)
      .map(({ city, count }) => ({ label: city, href: hrefOf({ city, state }, asked), count }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en'));
    return { label: state, href: hrefOf({ state }, asked), count: countOf(links), links };
  });
}

const groupsOf = { models: byModel, styles: byStyle, cities: byCity } as const;

export const directory = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/crawl/directory',
    summary: 'Lists what there is in groups of links: models by make, makes by body style, or cities by state.',
    parameters: [
      inQuery('by', '`models`, `styles` or `cities`; `models` unless given.'),
      inQuery('makeCode', 'Code of the one make that counts.'),
      inQuery('listingType', 'One condition; all unless given.'),
    ],
    answer: directorySchema,
    refusals: [400, 503],
    example: '/rest/lsc/crawl/directory?by=models&listingType=USED',
  },
  (services) => async (request, response) => {
    const params = paramsOf(request);
    const kind = kindSchema.parse(textOf(params, 'by', kindSchema) ?? 'models');
    const { state } = readListingQuery(params, services.reference);
    const groups = await groupsOf[kind]({ services, state, generation: generationOf(services) });
    response.set('Cache-Control', shared).json({ groups } satisfies Directory);
  },
);

/** The questions about a model below its results: every number in their answers is counted again from the inventory. */
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandById } from '@forecourt/brands';
import { pino } from 'pino';
import modelAnswers from '../../mfe-search-results/src/fragments/model-answers';
import type { SourceData } from '../../packages/contracts/src';
import type { FragmentDefinition } from '../../packages/fragment-kit/src';
import { renderOnServer } from '../../packages/fragment-kit/src/server';
import { placeOfZip } from '../../packages/matching/src';
import { fixtureBrand, fixtureView } from '../../packages/search-kit/src/testing';
import type { SearchState } from '../../packages/search-state/src';
import { sourceTable } from '../../shell/src/server/pages/sources';
import { findVehicle, makes, referenceData } from '../marketplace/src/catalogue';
import { matchCatalogue } from '../marketplace/src/feed/match-catalogue';
import { generateInventory } from '../marketplace/src/generate';
import type { StoredListing } from '../marketplace/src/listing/record';
import sample from '../marketplace/src/published/samples/vehicles.csv' with { type: 'text' };
import { InProcessSearch } from '../marketplace/src/search/columnar/in-process-search';
import { startMarketplace } from '../marketplace/src/server/start';
import { openStore } from '../marketplace/src/store/sql/store';

const pages = 50;
const size = 12_000;
/** Fewest used listings of a model that is tried: pages with fewer results have no questions. */
const fewest = 31;
const now = Date.now();
const thisYear = new Date(now).getUTCFullYear();
/** Downtown Chicago, ZIP 60601, and the radius of half of the pages, miles. */
const chicago = { zip: '60601', radius: 100 };

const research = brandById('research');
const reference = referenceData();
const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const items = [...generateInventory({ listings: size, seed: 39, now })];
const listings = items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []));
let service: Awaited<ReturnType<typeof startMarketplace>>;

beforeAll(async () => {
  const config = {
    port: 0,
    host: '127.0.0.1',
    folder,
    store: folder,
    eventsFolders: [],
    eventsUrl: null,
    search: null,
    listings: size,
    tokens: 'test',
  };
  const parts = { openStore, reference, match: matchCatalogue, generate: () => items, now: () => now };
  service = await startMarketplace(
    config,
    { ...parts, createSearch: (store) => new InProcessSearch(store) },
    pino({ level: 'silent' }),
  );
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Renders the fragment of a search with the marketplace's answers to the shell's requests; returns its questions with their answers. */
async function questionsOf(state: SearchState): Promise<Map<string, string>> {
  const data: Record<string, unknown> = {};
  for (const name of ['listing', 'model-trims', 'model-facts', 'mileage']) {
    const { request, schema } = sourceTable[name]!;
    const path = request({ state, params: {}, brand: research });
    const answer = await fetch(`${service.url}${path}`);
    data[name] = schema.parse(await answer.json());
  }
  const view = fixtureView({ state, brand: fixtureBrand(), reference, data: data as SourceData });
  const { html } = renderOnServer({
    fragment: modelAnswers as unknown as FragmentDefinition,
    view,
    slot: 'model-answers',
  });
  const pairs = html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<small>/g);
  return new Map([...pairs].map(([, question = '', answer = '']) => [plain(question), plain(answer)]));
}

const plain = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));

const priceOf = ({ incentive, salePrice, msrp }: StoredListing) => incentive ?? salePrice ?? msrp;
const counts = ({ mileage }: StoredListing) => mileage !== null && mileage > 0 && mileage < 250_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const meanOf = (some: readonly StoredListing[]) =>
  Math.round(sum(some.map(({ mileage }) => mileage ?? 0)) / some.length);
const percentOf = (some: readonly StoredListing[]) =>
  Math.round((1000 * some.filter(({ mileage }) => (mileage ?? 0) <= 50_000).length) / some.length) / 10;
/** The numbers of a range as texts show it: one, if both ends are the same. */
const span = (numbers: readonly (number | null | undefined)[]) => {
  const known = numbers.filter((number) => number !== null && number !== undefined);
  return known.length === 0 ? [] : [...new Set([Math.min(...known), Math.max(...known)])];
};

/** Miles between two points, by the haversine formula. */
function miles(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const [phi, psi] = [(a.lat * Math.PI) / 180, (b.lat * Math.PI) / 180];
  const half = Math.sin((psi - phi) / 2) ** 2;
  const across = Math.cos(phi) * Math.cos(psi) * Math.sin(((b.lon - a.lon) * Math.PI) / 360) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(half + across));
}

const [header = '', ...epaLines] = sample.trim().split('\n');
const epaFile = epaLines.map((line) => {
  const cells = line.split(',');
  return Object.fromEntries(header.split(',').map((name, at) => [name, cells[at] ?? ''])) as Record<EpaColumn, string>;
});
type EpaColumn = 'year' | 'make' | 'model' | 'fuelType1' | 'fuelType2' | 'comb08' | 'range' | 'rangeA';

function groupBy<Key>(some: readonly StoredListing[], keyOf: (listing: StoredListing) => Key) {
  const groups = new Map<Key, StoredListing[]>();
  for (const each of some) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** Rows of the EPA's file about a model year: its combined MPG, unless it is electric, and its electric range. */
function epaRows(modelCode: string, year: number) {
  return epaFile
    .filter((row) => Number(row.year) === year && findVehicle({ ...row, year })?.model.code === modelCode)
    .map((row) => ({
      combined: row.fuelType1 === 'Electricity' ? null : Number(row.comb08) || null,
      range:
        Number(row.fuelType1 === 'Electricity' ? row.range : row.fuelType2 === 'Electricity' ? row.rangeA : 0) || null,
    }));
}

/** Used listings by model. */
const used = groupBy(
  listings.filter(({ listingType }) => listingType === 'USED'),
  ({ modelCode }) => modelCode,
);

/** A model's lot, the same in each run. */
const lot = (modelCode: string) => createHash('sha256').update(modelCode).digest('hex');

/** The model years of some listings by number, the newer of two first. */
const yearsOf = (some: readonly StoredListing[]) =>
  [...groupBy(some, ({ year }) => year)]
    .map(([year, { length }]) => ({ year, count: length }))
    .toSorted((a, b) => b.count - a.count || b.year - a.year);

/**
 * Returns the expected numbers of the answers, by a part of the question; none of a question that has no answer.
 * @param all the model's used listings
 * @param fitting those that fit the search
 * @param asked the year of the search
 */
function expected(all: readonly StoredListing[], fitting: readonly StoredListing[], asked: number | null) {
  const withMiles = all.filter(counts);
  const years = yearsOf(all).filter(({ year }) => asked === null || year === asked);
  const most = years.slice(0, 3);
  const example = most[0]!.year;
  const ofExample = withMiles.filter(({ year }) => year === example);
  const age = sum(withMiles.map(({ year }) => Math.max(1, thisYear - year)));
  const model = makes.flatMap((make) => make.models).find(({ code }) => code === all[0]!.modelCode)!;
  const soldIn = (year: number) =>
    model.trims.map(({ label, versions }) => ({
      label,
      versions: versions.filter(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear),
    }));
  const trims = soldIn(example).filter(({ versions }) => versions.length > 0);
  const first = trims.map(({ versions }) => versions[0]!);
  const versionsOf = (year: number) => soldIn(year).flatMap(({ versions }) => versions);
  const economy = (year: number) => {
    const measured = epaRows(model.code, year);
    const catalogued = versionsOf(year).map(({ mpg, fuelTypeGroup }) =>
      mpg === null || fuelTypeGroup === 'ELE' ? null : Math.round(1 / (0.55 / mpg.city + 0.45 / mpg.highway)),
    );
    return span(
      [span(measured.map(({ combined }) => combined)), span(catalogued)].find(({ length }) => length > 0) ?? [],
    );
  };
  const charge = (year: number) => {
    const measured = span(epaRows(model.code, year).map(({ range }) => range));
    return measured.length > 0 ? measured : span(versionsOf(year).map(({ electricRange }) => electricRange));
  };
  /** The range over the years, then that of the example. */
  const overYears = (of: (year: number) => number[]) => {
    const whole = span(years.flatMap(({ year }) => of(year)));
    return whole.length === 0 || years.length === 1 || of(example).length === 0
      ? whole
      : [...whole, example, ...of(example)];
  };
  const ofExampleYear = (numbers: number[]) => (numbers.length === 0 ? [] : [example, ...numbers]);
  const driven = first.flatMap(({ mpg, fuelTypeGroup }) => (mpg === null || fuelTypeGroup === 'ELE' ? [] : [mpg]));
  const towing = fitting.filter(({ featureCodes }) => featureCodes.includes('1184')).length;
  return {
    'How many .* for sale': [fitting.length, ...(asked === null ? [] : [chicago.radius])],
    'How much does': [...span(fitting.map(priceOf)), example, ...span(first.map(({ msrp }) => msrp))],
    'How many miles': [
      ...[withMiles.length, meanOf(withMiles), Math.round(sum(withMiles.map(({ mileage }) => mileage ?? 0)) / age)],
      ...(ofExample.length > 0 ? [example, meanOf(ofExample)] : []),
      ...[percentOf(withMiles), 50_000, percentOf([...used.values()].flat().filter(counts))],
    ],
    'Which model years': [
      ...(years.length > 1 ? most.flatMap(({ year, count }) => [year, count]) : []),
      ...(asked === null ? span(fitting.map(({ year }) => year)) : []),
    ],
    tow: towing === 0 ? [] : [towing, fitting.length],
    'Which trims': numbersIn(trims.map(({ label }) => label).join(', ')),
    'on a gallon': [
      ...overYears(economy),
      ...ofExampleYear(span(driven.map(({ city }) => city))),
      ...ofExampleYear(span(driven.map(({ highway }) => highway))),
    ],
    'on a charge': overYears(charge),
    'How many seats': span(
      years.flatMap(({ year }) => versionsOf(year).flatMap(({ layouts }) => layouts.map(({ seats }) => seats))),
    ),
  };
}

test(`every number in the answers about ${pages} models, chosen by lot, is the one that the inventory has`, async () => {
  const origin = placeOfZip(chicago.zip)!;
  const models = [...used]
    .filter(([, all]) => all.length >= fewest)
    .toSorted(([a], [b]) => (lot(a) < lot(b) ? -1 : 1))
    .slice(0, pages);
  expect(models).toHaveLength(pages);
  let asked = 0;
  for (const [at, [modelCode, all]] of models.entries()) {
    const near = all.filter(
      ({ lat, lon }) => lat !== null && lon !== null && miles(origin, { lat, lon }) <= chicago.radius,
    );
    // Half of the pages are of one year and place: of the year of which most are near.
    const year = at % 2 === 1 && near.length > 0 ? yearsOf(near)[0]!.year : null;
    const fitting = year === null ? all : near.filter((each) => each.year === year);
    const state = {
      ...{ makeCode: [all[0]!.makeCode], modelCode: [modelCode] },
      ...(year !== null && { zip: chicago.zip, startYear: year, endYear: year }),
    };
    const questions = await questionsOf(state);
    expect([modelCode, questions.size > 4]).toEqual([modelCode, true]);
    const parts = Object.entries(expected(all, fitting, year));
    const unknown = [...questions.keys()].filter(
      (question) => !parts.some(([part]) => new RegExp(part).test(question)),
    );
    expect(unknown).toEqual([]);
    for (const [part, numbers] of parts) {
      const [, answer] = [...questions].find(([question]) => new RegExp(part).test(question)) ?? [];
      expect([modelCode, part, numbersIn(answer ?? '')]).toEqual([modelCode, part, numbers]);
    }
    if (year !== null) asked += 1;
  }
  expect(asked).toBeGreaterThan(pages / 4);
});

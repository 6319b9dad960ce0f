/** Questions that people ask about a model, with answers made of figures: for its page, and for the page's structured data. */
import type { SearchRules, SearchState } from '@forecourt/search-state';
import { formatCount, formatDay, formatPrice } from '@forecourt/ui/format';
import type { ListingResponse } from '../answers/contract';
import type { ModelFacts } from '../answers/model-facts';
import type { ModelTrims } from '../answers/model-trims';
import type { Mileage } from '../answers/vehicle';
import { type Subject, subjectOf } from './question-subject';
import { type Range, rangeOf, rangeText, spanOf } from './ranges';

/** A question with its answer, and where its figures are from. */
export interface Question {
  question: string;
  answer: string;
  source: string;
}

/** Data of the page's sources, of which the answers are made. */
export interface QuestionData {
  listing: Pick<ListingResponse, 'totalResultCount' | 'stats' | 'filters' | 'place'>;
  'model-trims': ModelTrims | undefined;
  'model-facts': ModelFacts | undefined;
  mileage: Mileage | undefined;
}

const catalogue = 'this site’s catalogue';
const inventory = 'the listings on this site';
/** Code of the feature for towing. */
const towPackage = '1184';
/** Number of years that are named as those of which most are for sale. */
const namedYears = 3;

/**
 * Lists common questions about the one model of a search with answers from the search, the inventory and published facts; one without an
 * answer is left out. @param name make and model
 */
export function modelQuestions(name: string, state: SearchState, rules: SearchRules, data: QuestionData): Question[] {
  return questionsAbout(subjectOf(name, state, rules, data.listing.place), data);
}

function questionsAbout({ name, condition, place, bounds }: Subject, data: QuestionData): Question[] {
  const { listing, 'model-trims': trims, 'model-facts': facts, mileage } = data;
  const { totalResultCount: total, stats, filters } = listing;
  const known = condition === '' ? name : `${condition} ${name}`;
  const { year, trims: versions = [] } = trims ?? {};
  const economySource = economySourceOf(facts);
  const seats = spanOf(facts?.years.map((each) => each.seats) ?? []);
  const asked: readonly { question: string; answers: readonly (string | null)[]; source: string }[] = [
    {
      question: `How many ${known} vehicles are for sale${place === null ? '' : ' near me'}?`,
      answers: [
        `${formatCount(total)} ${total === 1 ? 'fits' : 'fit'} your search${place === null ? '' : ` ${place}`}.`,
      ],
      source: inventory,
    },
    {
      question: `How much does a ${known} cost?`,
      answers: [
        bounds.price ? null : said(stats.derivedprice, formatPrice, 'Those for sale cost'),
        said(rangeOf(versions.map(({ nationalMSRP }) => nationalMSRP)), formatPrice, `When new, those of ${year} cost`),
      ],
      source: versions.length === 0 ? inventory : `${inventory}; prices when new: ${catalogue}`,
    },
    { question: 'How many miles do they have?', answers: milesOf(mileage, year, condition), source: inventory },
    {
      question: `Which model years of the ${name} should I look at?`,
      answers: [mostYears(facts), bounds.years ? null : said(stats.year, String, 'Those that fit your search are of')],
      source: inventory,
    },
    {
      question: `Which trims does the ${year} ${name} have?`,
      answers: [versions.length === 0 ? null : `${versions.map(({ trimName }) => trimName).join(', ')}.`],
      source: catalogue,
    },
    {
      question: `How far does the ${name} go on a gallon?`,
      answers: [
        overYears(facts, 'economy', 'MPG in combined driving', 'engine'),
        said(rangeOf(versions.map(({ epaCity }) => epaCity)), formatCount, `In ${year}: in the city`, ' miles'),
        said(rangeOf(versions.map(({ epaHwy }) => epaHwy)), formatCount, `In ${year}: on the highway`, ' miles'),
      ],
      source: economySource,
    },
    {
      question: `How far does the ${name} go on a charge?`,
      answers: [overYears(facts, 'electricRange', 'miles', 'version')],
      source: economySource,
    },
    {
      question: `Can a ${name} tow a trailer?`,
      answers: [towingOf(filters, total)],
      source: inventory,
    },
    {
      question: `How many seats does the ${name} have?`,
      answers: [seats === null ? null : `${rangeText(seats)}${seats.min === seats.max ? '' : ', by year and trim'}.`],
      source: catalogue,
    },
  ];
  return asked.flatMap(({ question, answers: parts, source }) => {
    const answer = parts.filter((each) => each !== null).join(' ');
    return answer === '' ? [] : [{ question, answer, source: `From ${source}.` }];
  });
}

function milesOf(mileage: Mileage | undefined, year: number | undefined, condition: string): (string | null)[] {
  if (mileage === undefined || mileage.stats.count === 0) return [];
  const { count, mean, mileagePerYearMean, percentModel, percentAllCar, facetSearchFieldStats } = mileage.stats;
  const ofYear = facetSearchFieldStats.find((each) => each.year === year);
  return [
    `The ${formatCount(count)} on this site with a known mileage have ${formatCount(mean)} miles on average, ${formatCount(mileagePerYearMean)} for each year of age.`,
    ofYear === undefined ? null : `Those of ${year} have ${formatCount(ofYear.mean)} on average.`,
    `${percentModel}% have at most 50,000 miles; of all ${condition === '' ? '' : `${condition} `}vehicles here ${percentAllCar}%.`,
  ];
}

function mostYears(facts: ModelFacts | undefined): string | null {
  const years = facts?.years ?? [];
  if (years.length < 2) return null;
  const most = years.toSorted((a, b) => b.count - a.count || b.year - a.year).slice(0, namedYears);
  const named = most.map(({ year, count }) => `${year} (${formatCount(count)})`);
  return `On this site, most are of ${named.slice(0, -1).join(', ')} and ${named.at(-1)}.`;
}

/** Returns the range of a figure over the years that the search shows, and that of the year with most of them. */
function overYears(
  facts: ModelFacts | undefined,
  figure: 'economy' | 'electricRange',
  unit: string,
  by: string,
): string | null {
  const span = spanOf(facts?.years.map((each) => each[figure]) ?? []);
  if (facts === undefined || span === null) return null;
  if (facts.years.length === 1) return `${rangeText(span)} ${unit}${span.min === span.max ? '' : `, by ${by}`}.`;
  const example = facts.years.find(({ year }) => year === facts.year)?.[figure];
  const whole = `${rangeText(span)} ${unit}${span.min === span.max ? '' : `, by year and ${by}`}.`;
  if (!example) return whole;
  return `${whole} Those of ${facts.year}, of which most are for sale: ${rangeText(example)}.`;
}

function economySourceOf(facts: ModelFacts | undefined): string {
  if (!facts?.years.some(({ isMeasured }) => isMeasured)) return catalogue;
  const { publisher, asOf } = facts.sources.epa;
  const published = `figures of the ${publisher} as of ${formatDay(Date.parse(asOf))}`;
  return facts.years.every(({ isMeasured }) => isMeasured) ? published : `${published} and ${catalogue}`;
}

function towingOf(filters: ListingResponse['filters'], total: number): string | null {
  const count = filters.featureCode?.find(({ value }) => value === towPackage)?.count ?? 0;
  if (count === 0) return null;
  return `${formatCount(count)} of the ${formatCount(total)} that fit your search ${count === 1 ? 'lists' : 'list'} a tow package.`;
}

function said(range: Range | null, textOf: (value: number) => string, beginning: string, ending = ''): string | null {
  return range === null ? null : `${beginning} ${rangeText(range, textOf)}${ending}.`;
}

import type { ListingResponse, ModelTrims } from '@forecourt/listing';
import { formatCount, formatPrice } from '@forecourt/ui';

interface Question {
  question: string;
  answer: string;
}

type Range = { min: number; max: number } | null;

/**
 * Lists common questions about a model with answers from the search and the catalogue; a question without an answer is left out.
 * @param name make and model
 */
export function questionsOf(
  name: string,
  { totalResultCount, stats }: Pick<ListingResponse, 'totalResultCount' | 'stats'>,
  found: ModelTrims | undefined,
): Question[] {
  const { year, trims = [] } = found ?? {};
  const asked: readonly (readonly [question: string, ...answers: (string | null)[]])[] = [
    [
      `How many ${name} vehicles are for sale?`,
      `${formatCount(totalResultCount)} ${totalResultCount === 1 ? 'fits' : 'fit'} your search.`,
    ],
    [
      `How much does a ${name} cost?`,
      said(stats.derivedprice, formatPrice, 'Those for sale cost'),
      said(rangeOf(trims.map(({ nationalMSRP }) => nationalMSRP)), formatPrice, `When new, those of ${year} cost`),
    ],
    [`Which model years of the ${name} are there?`, said(stats.year, String, 'Those for sale are of')],
    ['How many miles do they have?', said(stats.mileage, formatCount, 'They have', ' miles')],
    [
      `Which trims does the ${year} ${name} have?`,
      trims.length === 0 ? null : `${trims.map(({ trimName }) => trimName).join(', ')}.`,
    ],
    [
      `How far does the ${year} ${name} go on a gallon?`,
      said(rangeOf(trims.map(({ epaCity }) => epaCity)), formatCount, 'In the city', ' miles'),
      said(rangeOf(trims.map(({ epaHwy }) => epaHwy)), formatCount, 'On the highway', ' miles'),
    ],
    [
      `How far does the electric ${year} ${name} go on a charge?`,
      said(rangeOf(trims.map(({ electricRange }) => electricRange)), formatCount, 'By trim', ' miles'),
    ],
  ];
  return asked.flatMap(([question, ...answers]) => {
    const answer = answers.filter((each) => each !== null).join(' ');
    return answer === '' ? [] : [{ question, answer }];
  });
}

/** Returns the least and the greatest known number; null if none is known. */
function rangeOf(numbers: readonly (number | undefined)[]): Range {
  const known = numbers.filter((value) => value !== undefined);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

function said(range: Range, textOf: (value: number) => string, beginning: string, ending = ''): string | null {
  if (range === null) return null;
  const { min, max } = range;
  return `${beginning} ${min === max ? textOf(min) : `${textOf(min)} to ${textOf(max)}`}${ending}.`;
}

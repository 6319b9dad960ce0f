import { defaultPageSize } from '@forecourt/matching';
import { chips, createReference, parseParams, placeText } from '@forecourt/search-state';
import { inPath, inQuery, reading, serviceRoute } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { makes, referenceData, vocabulary } from '../../catalogue';
import { ProblemError } from '../../problems';
import type { Phrase } from '../../search/suggestions';
import type { Means } from '../../words/means';
import { createReader, type Reading } from '../../words/read-words';
import { suggestSearches } from '../../words/suggest-searches';
import { paramsOf, textOf } from '../query';
import * as schemas from '../schemas';
import { find, type Services } from '../services';

const limit = 8;
const maxLength = 200;

/** Vocabularies whose labels shoppers type. */
const typed = ['vehicleStyleCode', 'fuelTypeGroup', 'driveGroup', 'extColorSimple', 'featureCode'] as const;

/** Readers by the only make that they know; a brand of a single make has its own reader. */
const readers = new LRUCache<string, (text: string) => Reading>({
  max: 8,
  memoMethod: (makeCode) => createReader(makeCode === '' ? undefined : makeCode),
});
const makeSchema = z.enum(makes.map(({ code }) => code));

/** Returns each suggestion with the search that it stands for; with `makeCode`, none of other makes. */
export const suggestKeywords = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/marketplace/suggested/keywords/:text',
    summary:
      'Suggests searches of which a text may be the beginning or a misspelling, and says which of its words are understood (R34).',
    parameters: [
      inPath('text', 'The typed text, 200 characters at most.'),
      inQuery('makeCode', 'The only make that is known; every make where it is absent.'),
    ],
    answer: schemas.keywordsSchema,
    refusals: [400, 503],
    example: '/rest/lsc/marketplace/suggested/keywords/toytoa',
  },
  (services) => {
    const reference = createReference(referenceData());
    /** Describes parameters in the words of their chips. */
    const inWords = (params: Means): string => {
      const query = new URLSearchParams(Object.entries(params).map(([name, values]) => [name, values.join(',')]));
      const rules = { pageSize: defaultPageSize };
      const { state } = parseParams(query, rules, reference);
      const place = placeText(state, { before: 'in ', beforeZip: 'near ' });
      return [...chips(state, rules, reference).map(({ label }) => label), ...(place ? [place] : [])].join(' · ');
    };
    let known: { generation: number; phrases: Phrase[] } | null = null;
    return async (request, response) => {
      const text = String(request.params.text);
      const makeCode = textOf(paramsOf(request), 'makeCode', makeSchema) ?? '';
      if (text.length > maxLength) {
        throw new ProblemError(
          'bad-parameter',
          `text is longer than ${maxLength} characters. Send the first words only.`,
        );
      }
      if (known === null || known.generation !== services.search.index?.generation) known = await collect(services);
      const read = readers.memo(makeCode);
      const phrases =
        makeCode === ''
          ? known.phrases
          : known.phrases.filter(({ params }) => (params.makeCode ?? [makeCode]).includes(makeCode));
      const { params, rest, dropped } = read(text);
      response.json({
        keywords: suggestSearches(text, { phrases, read, inWords, limit }),
        understood: { params, text: inWords(params), rest, dropped },
      });
    };
  },
);

/** Collects all named things with the number of their listings. */
async function collect(services: Services): Promise<{ generation: number; phrases: Phrase[] }> {
  const everyMake = makes.map(({ code }) => code);
  const { counts, generation } = await find(services, { state: { makeCode: everyMake, numRecords: 1 }, origin: null });
  const phrases = makes.flatMap((make): Phrase[] => [
    { text: make.label, kind: 'make', params: { makeCode: [make.code] }, count: counts.makeCode[make.code] ?? 0 },
    ...make.models.map((model) => ({
      ...{ text: `${make.label} ${model.label}`, kind: 'model' as const, count: counts.modelCode[model.code] ?? 0 },
      params: { makeCode: [make.code], modelCode: [model.code] },
    })),
  ]);
  const others = typed.flatMap((facet) =>
    (vocabulary[facet] ?? []).map(({ code, label }): Phrase => {
      return { text: label, kind: 'facet', params: { [facet]: [code] }, count: counts[facet][code] ?? 0 };
    }),
  );
  return { generation, phrases: [...phrases, ...others] };
}

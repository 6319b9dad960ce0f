import type { RequestHandler } from 'express';
import { makes, vocabulary } from '../../catalogue';
import { ProblemError } from '../../problems';
import { type Phrase, suggest } from '../../search/suggestions';
import { find, type Services } from '../services';

const limit = 8;
const maxLength = 60;

/** Vocabularies whose labels people type. */
const typed = ['vehicleStyleCode', 'fuelTypeGroup', 'driveGroup', 'extColorSimple', 'featureCode'] as const;

/** `GET /rest/lsc/marketplace/suggested/keywords/:text`: what the shopper may mean, with the search that it stands for. */
export function suggestKeywords(services: Services): RequestHandler {
  let known: { generation: number; phrases: Phrase[] } | null = null;
  return async (request, response) => {
    const text = String(request.params.text);
    if (text.length > maxLength) {
      throw new ProblemError(
        'bad-parameter',
        `text is longer than ${maxLength} characters. Send the first words only.`,
      );
    }
    if (known === null || known.generation !== services.search.index?.generation) known = await collect(services);
    response.json({ keywords: suggest(known.phrases, text, limit) });
  };
}

/** Everything that has a name, with how many listings have it. */
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

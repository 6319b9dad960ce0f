import type { Brand } from '@forecourt/contracts';
import { hasQuestions, modelName, modelQuestions } from '@forecourt/listing';
import { effective, labelOf, only, type Reference, type SearchState } from '@forecourt/search-state';
import type { Shown } from '../steps/page-type';

/** The slot that shows the questions about a model (section 2, model reference tabs). */
const slot = 'model-answers';

/** Returns the questions about a search's model as the page shows them, with answers and sources, as structured data; none if it shows none. */
export function questionsJsonLd(
  state: SearchState,
  brand: Brand,
  reference: Reference,
  { data, has }: Shown,
): readonly object[] {
  const { listing, 'model-trims': trims, 'model-facts': facts, mileage } = data;
  const code = only(state.modelCode);
  if (code === undefined || listing === undefined || !has(slot)) return [];
  if (!hasQuestions(effective(state, brand), listing.totalResultCount)) return [];
  const name = modelName(labelOf('modelCode', code, state, reference), trims);
  const questions = modelQuestions(name, state, brand, {
    ...{ listing, 'model-trims': trims, 'model-facts': facts, mileage },
  });
  return [
    {
      ...{ '@context': 'https://schema.org', '@type': 'FAQPage' },
      mainEntity: questions.map(({ question, answer, source }) => ({
        ...{ '@type': 'Question', name: question },
        acceptedAnswer: { '@type': 'Answer', text: `${answer} ${source}` },
      })),
    },
  ];
}

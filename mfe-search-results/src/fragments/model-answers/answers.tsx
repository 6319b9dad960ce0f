import { useBrand, useSource } from '@forecourt/fragment-kit';
import { modelQuestions } from '@forecourt/listing';
import { useSearch } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { useModelName } from '../../facts/use-model-name';

/** Renders questions about the search's model, each answer with the source of its figures. */
export function ModelAnswers(): ReactNode {
  const name = useModelName();
  const state = useSearch();
  const brand = useBrand();
  const listing = useSource('listing');
  const trims = useSource('model-trims');
  const facts = useSource('model-facts');
  const mileage = useSource('mileage');
  if (name === null || listing === undefined) return null;
  const data = { listing, 'model-trims': trims, 'model-facts': facts, mileage };
  const questions = modelQuestions(name, state, brand, data);
  return (
    <>
      <h3>{`Questions about the ${name}`}</h3>
      <dl>
        {questions.map(({ question, answer, source }) => (
          <div key={question}>
            <dt>
              <strong>{question}</strong>
            </dt>
            <dd>
              {answer} <small>{source}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

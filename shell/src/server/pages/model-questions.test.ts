import { brandById } from '@forecourt/brands';
import type { SourceData } from '@forecourt/contracts';
import { modelQuestions } from '@forecourt/listing';
import { camry, camryFacts, camryMileage, modelFixture } from '@forecourt/listing/testing';
import { questionsJsonLd } from './model-questions';

const research = brandById('research');
const state = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const listing = {
  ...{ listings: [], owners: [], totalResultCount: 31, filters: {}, invalidQueryParams: {} },
  stats: { derivedprice: { min: 9_000, max: 31_000 }, year: null, mileage: null },
};
const data: SourceData = { listing, 'model-trims': camry, 'model-facts': camryFacts, mileage: camryMileage };
const jsonLd = (changes: { state?: object; data?: SourceData; has?: (slot: string) => boolean } = {}) =>
  questionsJsonLd(changes.state ?? state, research, modelFixture, { data, has: () => true, ...changes });

test('the questions of a page are its structured data, with the same words', () => {
  const questions = modelQuestions('Toyota Camry', state, research, {
    ...{ listing, 'model-trims': camry, 'model-facts': camryFacts, mileage: camryMileage },
  });
  expect(questions.length).toBeGreaterThan(5);
  expect(jsonLd()).toEqual([
    {
      ...{ '@context': 'https://schema.org', '@type': 'FAQPage' },
      mainEntity: questions.map(({ question, answer, source }) => ({
        ...{ '@type': 'Question', name: question },
        acceptedAnswer: { '@type': 'Answer', text: `${answer} ${source}` },
      })),
    },
  ]);
});

test('without trims a model is called by its label', () => {
  expect(JSON.stringify(jsonLd({ data: { listing } }))).toContain('How many used Camry vehicles are for sale?');
});

test.each<[string, Parameters<typeof jsonLd>[0]]>([
  ['is about no model', { state: {} }],
  ['is about two models', { state: { ...state, modelCode: ['CAMRY|TOYOTA', 'RAV4|TOYOTA'] } }],
  ['shows no questions, for it has few results', { data: { listing: { ...listing, totalResultCount: 30 } } }],
  ['has no results to count', { data: {} }],
  ['has no place for them, or is still waiting for their data', { has: (slot) => slot !== 'model-answers' }],
])('a page that %s has no questions in its structured data', (_, changes) => {
  expect(jsonLd(changes)).toEqual([]);
});

import { startMarketplace } from '../testing/marketplace';
import type { Entry } from './entry';
import { fetchCatalogue, unknownModels } from './unknown-models';

const entry = (kind: Entry['kind'], slug: string, ...vehicles: Entry['vehicles']): Entry => ({
  ...{ kind, slug, title: slug, summary: '', published: '2026-06-02', topic: 'buying', draft: false },
  ...{ vehicles, picture: { drawn: 'sedan/BLUE', alt: '' }, words: [] },
});
const camry = { make: 'TOYOTA', model: 'CAMRY' };

test('R85 a text about a model that the catalogue lacks, or that another make builds, is named with its file', async () => {
  const marketplace = await startMarketplace();
  try {
    const models = {
      TOYOTA: [{ code: 'CAMRY|TOYOTA', label: 'Camry' }],
      HONDA: [{ code: 'CIVIC|HONDA', label: 'Civic' }],
    };
    marketplace.answer.body = { makes: [], models, trims: {}, facets: {} };
    const texts = [
      entry('article', 'general'),
      entry('article', 'camry', camry),
      entry('article', 'typo', camry, { make: 'TOYOTA', model: 'CAMRI' }),
      entry('expert-review', 'civic', { make: 'TOYOTA', model: 'CIVIC' }),
    ];
    expect(unknownModels(texts, await fetchCatalogue(marketplace.url))).toEqual([
      { of: 'articles/typo.md', reason: expect.stringContaining('no model CAMRI of the make TOYOTA') },
      { of: 'expert-reviews/civic.md', reason: expect.stringContaining('no model CIVIC of the make TOYOTA') },
    ]);
  } finally {
    await marketplace.close();
  }
});

test('a marketplace that answers with something else is an error, not a catalogue without models', async () => {
  const marketplace = await startMarketplace();
  try {
    await expect(fetchCatalogue(marketplace.url)).rejects.toThrow('does not fit');
  } finally {
    await marketplace.close();
  }
});

import { createHash } from 'node:crypto';
import { type FacetName, facetNames, type SearchDocument } from '@forecourt/matching';
import { ColumnarSearch } from '../engine/columnar';
import { type Image, textsOf } from '../engine/image';
import { bytesOf, version } from './format';

const documents = [0, 1, 2].map((number): SearchDocument => {
  const codes = Object.fromEntries(
    facetNames.map((name, at) => [name, (at + number) % 3 === 0 ? [] : [`${name}-${number}`]]),
  ) as Record<FacetName, string[]>;
  return {
    ...{ id: `id-${number}`, ownerId: `owner-${number % 2}`, price: number === 0 ? null : 20_000 + number, year: 2020 },
    ...{
      mileage: 41_000 * number,
      mpg: 21 + 9 * number,
      electricRange: number === 1 ? 260 : null,
      payment: 300 + number,
    },
    ...{
      lat: number === 2 ? null : 41.9 - number,
      lon: number === 2 ? null : -87.6,
      state: number === 2 ? null : 'IL',
    },
    ...{ tier: number, vehicleHighlight: number === 0, marketExtension: number === 1, showcase: number === 2 },
    ...{ listedAt: 1_700_000_000_000 + number, relevance: 5 - number, words: ['camry', `word${number}`], codes },
  };
});

function digestOf(image: Image): string {
  const digest = createHash('sha256');
  for (const [name, values] of image.numbers) digest.update(name).update(bytesOf(values));
  for (const name of image.texts.keys()) digest.update(JSON.stringify([name, ...textsOf(image, name)]));
  return digest.digest('hex').slice(0, 16);
}

/*
 * A snapshot of an earlier version of the program must not be read if it would mean something else. If only `meaning` differs
 * here, the same columns are computed in another way: increase `FORMAT`. Then enter the received values.
 */
test('the format of a snapshot changes only together with its version', () => {
  const engine = new ColumnarSearch();
  for (const document of documents) engine.upsert(document);
  engine.compact();
  expect({ version: version().slice(0, 20), meaning: digestOf(engine.image()) }).toEqual({
    version: '4-LE-c634db59cac97e5',
    meaning: '839874840ea2e9b1',
  });
});

import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SearchDocument, toCriteria } from '@forecourt/matching';
import { documentArbitrary, requestArbitrary, sampleLabels } from '@forecourt/matching/testing';
import fc from 'fast-check';
import { type Write, writeArbitrary } from '../../../testing/any-write';
import { useFolder } from '../../../testing/folder';
import { NaiveSearch } from '../../naive';
import { ColumnarSearch } from '../engine/columnar';
import type { Stamp } from './format';
import { readSnapshot } from './read';
import { writeSnapshot } from './write';

const folder = useFolder();
const stamp: Stamp = { generation: 'the first', from: 3, to: { seq: 5, mark: 'the fifth' } };
const accept = async () => {};

function indexOf(documents: readonly SearchDocument[]): ColumnarSearch {
  const engine = new ColumnarSearch();
  for (const document of documents) engine.upsert(document);
  engine.compact();
  return engine;
}

function apply(engine: ColumnarSearch | NaiveSearch, write: Write): void {
  if (write.kind === 'upsert') engine.upsert(write.document);
  else if (write.kind === 'remove') engine.remove(write.id);
  else if (engine instanceof ColumnarSearch) engine.compact();
}

test('R23 an index that was written and read again gives the same answers, and those of the naive engine after further writes', async () => {
  let found = 0;
  let file = 0;
  const step = fc.oneof(
    { weight: 2, arbitrary: requestArbitrary.map((request) => ({ kind: 'search' as const, request })) },
    { weight: 1, arbitrary: writeArbitrary },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(documentArbitrary, { maxLength: 120, size: 'max' }),
      fc.array(writeArbitrary, { maxLength: 20 }),
      fc.array(step, { maxLength: 30, size: 'max' }),
      async (documents, meanwhile, steps) => {
        const original = indexOf(documents);
        const name = path.join(folder(), `${file++}.index`);
        const writing = writeSnapshot(name, original.image(), stamp);
        // The file is being opened: later writes to the index must not get into it.
        for (const write of meanwhile) apply(original, write);
        await writing;

        const read = await readSnapshot(name, accept);
        expect(read.stamp).toEqual(stamp);
        const restored = ColumnarSearch.from(read.image);
        const naive = new NaiveSearch(documents);
        expect([restored.size, restored.tailSize, restored.deadSize]).toEqual([naive.size, 0, 0]);
        for (const each of steps) {
          if (each.kind !== 'search') {
            apply(naive, each);
            apply(restored, each);
            continue;
          }
          const criteria = toCriteria(each.request, sampleLabels);
          const expected = naive.search(criteria);
          expect(restored.search(criteria)).toEqual(expected);
          found += expected.total > 0 ? 1 : 0;
        }
        expect(restored.size).toBe(naive.size);
      },
    ),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(100);
});

test('an index with loose rows has no image', () => {
  const [first, second] = fc.sample(documentArbitrary, { numRuns: 2, seed: 3 });
  const engine = indexOf([first!]);
  engine.upsert({ ...second!, id: 'another' });
  expect(() => engine.image()).toThrow(/Compact it first/);
});

test('texts of any kind and number are read as they were written', async () => {
  const sample = fc.sample(documentArbitrary, { numRuns: 1, seed: 5 })[0]!;
  const strange = ['', '\n', '"],[', '\ud800', 'Škoda\u2028', '\0'].map((text) => ({
    ...sample,
    id: text,
    ownerId: text,
  }));
  const many = Array.from({ length: 20_000 }, (_, at) => ({ ...sample, id: `id-${at}`, words: [`word${at}`] }));
  const engine = indexOf([...strange, ...many]);
  const file = path.join(folder(), 'texts.index');
  expect(await writeSnapshot(file, engine.image(), stamp)).toBe(readFileSync(file).length);
  const restored = ColumnarSearch.from((await readSnapshot(file, accept)).image);
  for (const request of [
    { ownerId: '"],[' },
    { ownerId: '\ud800' },
    { ownerId: '' },
    { state: { keyword: 'word19999' } },
  ]) {
    const criteria = toCriteria({ state: {}, origin: null, ...request });
    expect(restored.search(criteria)).toEqual(engine.search(criteria));
    expect(restored.search(criteria).total).toBe(1);
  }
});

describe('a file that differs from the written one', () => {
  const documents = fc.sample(documentArbitrary, { numRuns: 20, seed: 11 });
  let file: string;
  let bytes: Buffer;
  beforeEach(async () => {
    file = path.join(folder(), '1.index');
    await writeSnapshot(file, indexOf(documents).image(), stamp);
    bytes = readFileSync(file);
  });
  const unusable = { name: 'SnapshotUnusable', isMissing: false };

  test('is not used if a single byte is changed, anywhere', async () => {
    // Also backwards from the end, where lengths, version and checksum are.
    const position = fc.oneof(
      fc.nat(bytes.length - 1),
      fc.nat(1_500).map((back) => bytes.length - 1 - back),
    );
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = damaged[at]! ^ change;
        writeFileSync(file, damaged);
        await expect(readSnapshot(file, accept)).rejects.toMatchObject(unusable);
      }),
      { numRuns: 300 },
    );
  });

  test('is not used if it is truncated anywhere, or longer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        writeFileSync(file, bytes);
        truncateSync(file, length);
        await expect(readSnapshot(file, accept)).rejects.toMatchObject(unusable);
      }),
      { numRuns: 100, examples: [[0], [1]] },
    );
    writeFileSync(file, Buffer.concat([bytes, Buffer.from([0])]));
    await expect(readSnapshot(file, accept)).rejects.toMatchObject(unusable);
    writeFileSync(file, Buffer.concat([Buffer.from([0]), bytes]));
    await expect(readSnapshot(file, accept)).rejects.toMatchObject(unusable);
  });

  test('is not used if it belongs to another store, which is checked before it is read', async () => {
    const refuse = async () => {
      throw new Error('of another store');
    };
    await expect(readSnapshot(file, refuse)).rejects.toThrow('of another store');
  });

  test('is distinguished from an absent one', async () => {
    await expect(readSnapshot(path.join(folder(), '2.index'), accept)).rejects.toMatchObject({ isMissing: true });
  });
});

import type { InventoryItem } from '../../listing/record';
import { useFolder } from '../../testing/folder';
import { program } from '../../testing/programs';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { replaceInventory } from './inventory';
import { openStore, type SqlStore } from './store';
import { RowThread } from './threaded-rows';

jest.setTimeout(180_000);

const folder = useFolder();
let store: SqlStore;
let writer: RowThread;
beforeEach(async () => {
  store = await openStore(folder());
  writer = new RowThread(program('row-thread'), { folder: folder() });
});
afterEach(async () => {
  await writer.close();
  await store.close();
});

const idOf = (index: number) => `l-${String(index).padStart(5, '0')}`;
function* items(count: number, title = 'Used 2021 Toyota Camry'): Generator<InventoryItem> {
  yield { kind: 'owner', owner: sampleOwner() };
  for (let index = 0; index < count; index += 1) {
    yield { kind: 'listing', listing: sampleListing({ id: idOf(index), title: `${title} ${index}` }) };
  }
}

test('a thread writes the same inventory as the connection itself', async () => {
  const progress: number[] = [];
  const onProgress = ({ listings }: { listings: number }) => progress.push(listings);
  const threaded = await replaceInventory(store.db, 'threaded', items(2_600), { writer, onProgress });
  expect(threaded).toMatchObject({ listings: 2_600, owners: 1 });
  expect(progress).toEqual([2_000, 2_600]);
  const ids = [idOf(0), idOf(2_000), idOf(2_599)];
  const bodiesOf = async (generation: number) =>
    (await store.readListings(generation, ids)).map(({ body }) => JSON.parse(body) as { id: string });
  const bodies = await bodiesOf(threaded.id);
  expect(bodies.map(({ id }) => id)).toEqual(ids);
  const plain = await store.replaceInventory('plain', items(2_600));
  expect(await bodiesOf(plain.id)).toEqual(bodies);
});

test('if the thread cannot write, the import fails with the reason and leaves nothing', async () => {
  const before = await store.replaceInventory('before', items(3));
  function* twice() {
    yield* items(2_500);
    // The second batch repeats the ids of the first.
    yield* [...items(700)].slice(1);
  }
  await expect(replaceInventory(store.db, 'broken', twice(), { writer })).rejects.toThrow(/UNIQUE constraint failed/);
  expect(await store.activeGeneration()).toEqual(before);
  expect(await store.db.selectFrom('listings').select('id').execute()).toHaveLength(3);
});

test('if the thread ends, the import fails and the old inventory stays', async () => {
  const before = await store.replaceInventory('before', items(3));
  async function* dying() {
    yield* items(2_500);
    await writer.close();
    yield* [...items(5_000)].slice(2_501);
  }
  await expect(replaceInventory(store.db, 'dying', dying(), { writer })).rejects.toThrow(/ended with code/);
  expect(await store.activeGeneration()).toEqual(before);
});

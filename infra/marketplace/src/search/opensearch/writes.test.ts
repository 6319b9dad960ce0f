import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SearchDocument } from '@forecourt/matching';
import { documentArbitrary } from '@forecourt/matching/testing';
import { closeServer, listen, urlOf } from '@forecourt/service';
import fc from 'fast-check';
import { MemorySource } from '../../testing/memory-source';
import { OpenSearchClient } from './client';
import { searchUrl } from './search-url';
import { IndexWriter, readChangesAfter } from './writes';

const [document] = fc.sample(documentArbitrary, { numRuns: 1, seed: 3 }) as [SearchDocument];
const named = (id: string, price: number | null = 1): SearchDocument => ({ ...document, id, price });

test('changes are those of one moment: what changes while the log is read is read again', async () => {
  const source = new MemorySource([]);
  source.commit(Array.from({ length: 1_500 }, (_, at) => [`id-${at}`, named(`id-${at}`)]));
  const read = source.readChanges.bind(source);
  let pieces = 0;
  source.readChanges = async (...args) => {
    const piece = await read(...args);
    pieces += 1;
    // After the first piece, a listing of it changes together with another one.
    if (pieces === 1)
      source.commit([
        ['id-0', null],
        ['id-1', named('id-1', 2)],
      ]);
    return piece;
  };
  const changes = await readChangesAfter(source, { generation: 1, seq: 0 });
  expect(pieces).toBe(2);
  expect(changes?.seq).toBe(1_502);
  expect([changes?.listings.get('id-0'), changes?.listings.get('id-1')?.price]).toEqual([null, 2]);
  expect(changes?.listings.size).toBe(1_500);
});

test('what a busy cluster did not take is sent again, and only a complete write says so', async () => {
  const ids: string[][] = [];
  const server = createServer(async (request, response) => {
    const lines = (await buffer(request)).toString().trim().split('\n');
    const sent = lines.filter((_, at) => at % 2 === 0).map((line) => JSON.parse(line).index);
    ids.push(sent.map(({ _id, version }) => `${_id} ${version}`));
    const items = sent.map(({ _id }) => {
      if (ids.length === 1 && _id === 'id-2')
        return { index: { status: 429, error: { type: 'rejected_execution_exception', reason: 'full' } } };
      return {
        index: ids.length === 2 ? { status: 409, error: { type: 'conflict', reason: 'older' } } : { status: 201 },
      };
    });
    response.end(JSON.stringify({ errors: true, items }));
  });
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  const client = new OpenSearchClient(searchUrl.parse(`${urlOf(server, '127.0.0.1')}/listings`));
  const changes = new Map([
    ['id-1', named('id-1')],
    ['id-2', null],
  ]);
  await new IndexWriter(client, 'writes').apply(changes, { generation: 1, seq: 7 }, { seq: 7, mark: 'm' });
  const listings = ['~begun 7', 'id-1 7', 'id-2 7'];
  expect(ids).toEqual([listings, listings, ['~complete 7']]);
  await closeServer(server, 0);
});

import { listingResponseSchema } from '@forecourt/listing';
import * as z from 'zod';
import { useFolder } from '../testing/folder';
import { startTestServer } from '../testing/server';

const folder = useFolder();
const health = z.object({ status: z.literal('ok'), listings: z.int(), generation: z.int() });

test('a marketplace that generates no listings is healthy with an empty inventory and finds nothing, also after a restart', async () => {
  for (const _start of ['first', 'second']) {
    const server = await startTestServer(folder(), 0);
    expect(await server.get('/healthz', health)).toEqual({ status: 'ok', listings: 0, generation: 1 });
    const found = await server.get('/rest/lsc/listing?numRecords=30', listingResponseSchema);
    expect([found.totalResultCount, found.listings]).toEqual([0, []]);
    await server.close();
  }
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureListing } from '@forecourt/listing/testing';

/** Camrys as the marketplace finds them for a card. */
export const camrys = {
  ...{ totalResultCount: 198, stats: { derivedprice: { min: 4_995, max: 41_000 } } },
  listings: [fixtureListing({ make: 'Toyota', model: 'Camry' })],
};

/** A marketplace that gives one answer to everything. */
export interface TestMarketplace {
  url: string;
  answer: { status: number; body: unknown };
  /** Queries of all requests. */
  asked: Record<string, string>[];
  close(): Promise<void>;
}

/** Starts a marketplace on a free port; it finds Camrys. */
export async function startMarketplace(): Promise<TestMarketplace> {
  const server = createServer((request, response) => {
    marketplace.asked.push(Object.fromEntries(new URL(request.url ?? '/', 'http://marketplace').searchParams));
    const { status, body } = marketplace.answer;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const marketplace: TestMarketplace = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: { status: 200, body: camrys },
    asked: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return marketplace;
}

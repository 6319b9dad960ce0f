import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lackingIn, visit } from './visit';

test('a slot lacks that is not there, is late or has its fallback; one that comes later does not', () => {
  const html = `<div data-slot="a"></div><div data-slot="b" data-outcome="late"></div>
    <div class="x" data-slot="c" data-outcome="fallback"></div><div hidden><div data-slot="b">b</div></div>`;
  expect(lackingIn(html, ['a', 'b', 'c', 'd'])).toEqual(['c', 'd']);
});

describe('a visitor', () => {
  const rest = ['a'];
  const troubled = ['b'];

  async function servedBy(
    listener: Parameters<typeof createServer>[1],
    look: (url: string) => Promise<void>,
  ): Promise<void> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('has the rest of a page that never ends, and gives up on what lacks', () =>
    servedBy(
      (_request, response) => void response.write('<div data-slot="a"></div>'),
      async (url) => {
        const got = await visit(url, { rest, troubled }, 300);
        expect(got.lacking).toEqual(['b']);
        expect(got.restMs).toBeLessThanOrEqual(got.ms);
      },
    ));

  test('has nothing of a page that is an error, or of a server that hangs up', async () => {
    await servedBy(
      (_request, response) => void response.writeHead(500).end('<div data-slot="a"></div>'),
      async (url) => {
        const got = await visit(url, { rest, troubled }, 5000);
        expect(got).toMatchObject({ restMs: Number.POSITIVE_INFINITY, lacking: ['a', 'b'] });
      },
    );
    await servedBy(
      (request) => void request.socket.destroy(),
      async (url) => expect((await visit(url, { rest, troubled }, 5000)).lacking).toEqual(['a', 'b']),
    );
  });
});

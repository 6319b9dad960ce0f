import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lackingIn, visit } from './visit';

test('a slot is lacking if it is absent or shows its fallback; a late slot that arrives is not', () => {
  const html = `<div data-slot="a"></div><div data-slot="b" data-outcome="late"></div>
    <div class="x" data-slot="c" data-outcome="fallback"></div><div hidden><div data-slot="b">b</div></div>`;
  expect(lackingIn(html, ['a', 'b', 'c', 'd'])).toEqual(['c', 'd']);
});

test('attributes may lack quotes, as a compiler of templates writes them', () => {
  const html = `<div data-slot=a></div><div class=x data-slot=b data-outcome=late></div><div data-slot=c data-outcome=fallback></div>`;
  expect(lackingIn(html, ['a', 'b', 'c'])).toEqual(['b', 'c']);
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

  test('gives up on a page that never ends, with its lacking slots', () =>
    servedBy(
      (_request, response) => void response.write('<div data-slot="a"></div>'),
      async (url) => {
        const got = await visit(url, { rest, troubled }, 300);
        expect(got.lacking).toEqual(['b']);
        expect(got.restMs).toBeLessThanOrEqual(got.ms);
      },
    ));

  test('receives nothing of an error page, or of a closed connection', async () => {
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

import { createServer, type RequestListener } from 'node:http';
import { closeServer, listen, urlOf } from '@forecourt/service';
import * as z from 'zod';
import { SearchUnavailable } from '../port';
import { OpenSearchClient } from './client';
import { searchUrl } from './search-url';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a node that answers so. @returns its URL with a password */
async function node(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  closing.push(() => closeServer(server, 0));
  return `${urlOf(server, '127.0.0.1').replace('//', '//market:secret@')}/listings`;
}
/** A node at a port on which nothing listens. */
const gone = 'http://market:secret@127.0.0.1:9/listings';

const clientOf = (...nodes: string[]) => new OpenSearchClient(searchUrl.parse(nodes.join(',')));
const ask = (client: OpenSearchClient, timeoutMs = 30_000) =>
  client.send({ method: 'GET', path: '/', schema: z.object({ ok: z.boolean() }), timeoutMs });
const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => error,
  );

test('a node that cannot be reached, or does not answer, is followed by the next one', async () => {
  const paths: string[] = [];
  const silent = await node(() => undefined);
  const good = await node((request, response) => {
    paths.push(`${request.url} ${Buffer.from(request.headers.authorization!.slice(6), 'base64')}`);
    response.end('{"ok":true}');
  });
  const client = clientOf(gone, silent, good);
  expect(await ask(client, 500)).toEqual({ ok: true });
  // From then on the node that answered is asked first.
  expect(await ask(client)).toEqual({ ok: true });
  expect(paths).toEqual(['/ market:secret', '/ market:secret']);
});

test('an error names the cluster and the reason, and no password', async () => {
  const reason = { error: { type: 'cluster_block_exception', reason: 'blocked by: read-only' }, status: 403 };
  const blocked = await node((_request, response) => response.writeHead(403).end(JSON.stringify(reason)));
  const strange = await node((_request, response) => response.end('{"ok":1}'));
  for (const [url, text] of [
    [
      blocked,
      /^OpenSearch at 127.0.0.1:\d+ \(listings\): it answered 403, cluster_block_exception: blocked by: read-only$/,
    ],
    [strange, /the answer does not fit at ok/],
    [gone, /^OpenSearch at 127.0.0.1:9 \(listings\): .*ECONNREFUSED/],
  ] as const) {
    const error = await failureOf(ask(clientOf(url)));
    expect(error).toBeInstanceOf(SearchUnavailable);
    expect(String(error)).not.toContain('secret');
    expect((error as Error).message).toMatch(text);
  }
});

test('a cluster that fails again and again is left alone for a while; one that refuses a request is not', async () => {
  let status = 429;
  let requests = 0;
  const url = await node((_request, response) => {
    requests += 1;
    response.writeHead(status).end('{"error":{"type":"busy","reason":"too many requests"}}');
  });
  const client = clientOf(url);
  for (let round = 0; round < 8; round += 1) await failureOf(ask(client));
  expect([requests, client.openness]).toEqual([8, 0]);
  status = 503;
  for (let round = 0; round < 8; round += 1) await failureOf(ask(client));
  expect([requests, client.openness]).toEqual([13, 1]);
  expect(String(await failureOf(ask(client)))).toMatch(/left alone after repeated failures/);
});

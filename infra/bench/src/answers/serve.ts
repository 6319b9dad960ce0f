import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answers } from './record';
import { stalled } from './stalled';

/** Headers of every answer, as the services send them. */
const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=0, s-maxage=1' };
const total = /"totalResultCount":\d+/;

/**
 * Serves all upstreams from one process with one answer for each path, whatever the query, at almost no cost. The number of results
 * depends on the search's lowest price, so that a new price makes an answer that is in no cache.
 */
export async function serveAnswers(
  answers: Answers,
  options: {
    port?: number;
    /** Paths that are never answered. */
    hung?: ReadonlySet<string>;
  } = {},
): Promise<{ url: string; server: Server }> {
  const bodies = new Map(Object.entries(answers).map(([path, json]) => [path, Buffer.from(json)]));
  const answer: RequestListener = (request, response) => {
    const [path = '', query = ''] = request.url?.split('?') ?? [];
    const known = bodies.get(path);
    const lowest = /minPrice=(\d+)/.exec(query)?.[1];
    const body = known && lowest ? Buffer.from(known.toString().replace(total, `"totalResultCount":${lowest}`)) : known;
    if (options.hung?.has(path) || (path === stalled.path && query.includes(stalled.price))) return;
    if (path === '/healthz') response.end('ok');
    else if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answers } from './record';

/** All upstreams in one, which knows one answer for each path, whatever the query: it costs next to nothing. */
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
    const path = request.url?.split('?')[0] ?? '';
    const body = bodies.get(path);
    if (options.hung?.has(path)) return;
    if (path === '/healthz') response.end('ok');
    else if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

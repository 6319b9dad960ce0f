/** A server between browser and site whose first document arrives in two parts. */
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '../ports';

export interface SlowDocument {
  origin: string;
  /** Sends the rest of the document. */
  finish(): void;
  close(): void;
}

/** Starts a server that passes the site on. It holds back the end of the first document: from `end` on, until `finish` is called. */
export async function startSlowDocument(end: string): Promise<SlowDocument> {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isFirst = true;
  const server = createServer((request, response) => {
    const holds = isFirst;
    isFirst = false;
    const { 'accept-encoding': encoding, ...headers } = request.headers;
    const upstream = send(
      {
        ...{ host: '127.0.0.1', port: ports.shell, method: request.method, path: request.url },
        headers: holds ? headers : { ...headers, 'accept-encoding': encoding },
      },
      async (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        if (!holds) return void answer.pipe(response);
        const html = (await answer.setEncoding('utf8').toArray()).join('');
        const at = html.indexOf(end);
        response.write(html.slice(0, at));
        await finished;
        response.end(html.slice(at));
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    finish,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

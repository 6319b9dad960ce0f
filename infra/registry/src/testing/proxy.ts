import { createServer, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen, urlOf } from '@forecourt/service';

/** A proxy in front of a registry, for a shell that gets other answers than the registry's. */
export interface RegistryProxy {
  url: string;
  /** Answers of single paths; `late` ones never come. */
  answers: Map<string, 'late' | ((response: ServerResponse) => void)>;
  /** Bodies of requests with one, by path. */
  sent: Map<string, string[]>;
  close(): Promise<void>;
}

export async function startProxy(to: string): Promise<RegistryProxy> {
  const answers: RegistryProxy['answers'] = new Map();
  const sent: RegistryProxy['sent'] = new Map();
  const server = createServer(async (asked, response) => {
    const { url: path = '/', method, headers } = asked;
    const answer = answers.get(path);
    if (answer === 'late') return;
    if (answer !== undefined) return answer(response);
    const body = await buffer(asked);
    const passed = request(to + path, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      // The registry has acted on the body when it answers.
      if (body.length > 0) sent.set(path, [...(sent.get(path) ?? []), body.toString()]);
      answered.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    passed.end(body);
  });
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  return { url: urlOf(server, '127.0.0.1'), answers, sent, close: () => closeServer(server, 0) };
}

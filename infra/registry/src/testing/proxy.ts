import { createServer, request, type ServerResponse } from 'node:http';
import { closeServer, listen, urlOf } from '@forecourt/service';

/** A proxy in front of a registry, for a shell that gets other answers than the registry's. */
export interface RegistryProxy {
  url: string;
  /** Answers of single paths; `late` ones never come. */
  answers: Map<string, 'late' | ((response: ServerResponse) => void)>;
  /** Path of each request that the registry has answered. */
  answered: string[];
  close(): Promise<void>;
}

export async function startProxy(to: string): Promise<RegistryProxy> {
  const answers: RegistryProxy['answers'] = new Map();
  const answered: string[] = [];
  const server = createServer((asked, response) => {
    const { url: path = '/', method, headers } = asked;
    const answer = answers.get(path);
    if (answer === 'late') return;
    if (answer !== undefined) return answer(response);
    const passed = request(to + path, { method, headers }, (reply) => {
      answered.push(path);
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  return { url: urlOf(server, '127.0.0.1'), answers, answered, close: () => closeServer(server, 0) };
}

import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceProblem } from './problems';
import { writeProblem } from './write-problem';

/** Takes a port. @param variable the environment variable that names the port @throws when it is taken, saying what to do */
export function listen(server: Server, at: { port: number; host: string; variable: string }): Promise<void> {
  const { port, host, variable } = at;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} of ${host} is taken. Stop what runs there, or set ${variable}.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** Takes no more requests and waits for those under way, for at most so many milliseconds. */
export function closeServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Where a server listens, `http://127.0.0.1:3001`. */
export function urlOf(server: Server, host: string): string {
  // `address()` is a string for pipes only.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Answers every request with one problem, which may be over in a moment. */
export function answerAll({ problem }: ServiceProblem): RequestListener {
  return (_request, response) => writeProblem(response, problem);
}

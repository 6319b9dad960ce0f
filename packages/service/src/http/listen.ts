import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceProblem } from './problems';
import { writeProblem } from './write-problem';

/** Listens on a port. @param variable the environment variable of the port @throws if the port is taken, with the remedy */
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

/** Stops accepting requests and waits for the pending ones. @param timeoutMs after which their connections are closed */
export function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(timeout);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Returns where a server listens, `http://127.0.0.1:3001`. */
export function urlOf(server: Server, host: string): string {
  // `address()` is a string only for pipes.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Returns a listener that answers every request with one problem. */
export function answerAll({ problem }: ServiceProblem): RequestListener {
  return (_request, response) => writeProblem(response, problem);
}

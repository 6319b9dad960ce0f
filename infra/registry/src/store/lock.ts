import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes this process the only registry of this machine on a folder: two would overwrite each other's state. Held by a
 * listening local socket, because the system lets go of that whenever the process ends, however it ends.
 * @returns the release. @throws when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const socket = socketOf(await realpath(folder));
  const server = await listen(socket).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await answers(socket)) {
      throw new Error(`Another registry runs on ${folder}. Stop it, or give this one a DATA_DIR of its own.`);
    }
    await rm(socket, { force: true });
    return listen(socket);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Not inside the folder: a socket's path holds about a hundred characters at most. */
function socketOf(folder: string): string {
  const name = `forecourt-registry-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(socket: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', reject);
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      else reject(error);
    });
  });
}

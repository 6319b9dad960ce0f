import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Longest path of a local socket, bytes; macOS allows the least. */
const longestPath = 100;

/**
 * Makes this process the only one of its service on a folder, among those of this machine and of its
 * containers that share the folder: two would overwrite each other's data. The lock is a listening local
 * socket, because the system releases that whenever the process ends, however it ends.
 * @param service its name; several services may share a folder
 * @returns a function that releases the lock
 * @throws if another process holds it
 */
export async function lockFolder(folder: string, service: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const socket = await socketOf(await realpath(folder), service.replaceAll(' ', '-'));
  const server = await listen(socket).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await answers(socket)) {
      throw new Error(`Another ${service} runs on ${folder}. Stop it, or give this one a DATA_DIR of its own.`);
    }
    await rm(socket, { force: true });
    return listen(socket);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Returns a path where no other user can create a socket first: in the folder or, if that path is too long, in a folder of this user. */
async function socketOf(folder: string, service: string): Promise<string> {
  const name = `forecourt-${service}-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, `${service}.sock`);
  return Buffer.byteLength(inside) <= longestPath ? inside : join(await userFolder(), `${name}.sock`);
}

/** Returns this user's folder for sockets. @throws if it belongs to another user, or others may write to it */
async function userFolder(): Promise<string> {
  const { uid } = userInfo();
  const folder = process.env.XDG_RUNTIME_DIR ?? join(tmpdir(), `forecourt-${uid}`);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return folder;
  throw new Error(
    `${folder} is not a folder of this user alone. Remove it, name another one in XDG_RUNTIME_DIR, or take a DATA_DIR with a shorter path.`,
  );
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

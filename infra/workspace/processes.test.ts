import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program that answers its health check until it is stopped, but ends at once if its folder has a file `sick`. */
const program = `import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
console.log('hello from ' + process.pid);
if (existsSync(process.argv[1] + '.sick')) { console.error('no port for me'); process.exit(3); }
createServer((_request, response) => (process.env.DEAF ? response.writeHead(503).end('not yet') : response.end('well'))).listen(Number(process.env.AT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));`;

let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-processes-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode === null && child.signalCode === null) {
      child.stdin?.end('stop\n');
      await once(child, 'exit');
    }
  }
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Runs the supervisor in Node, because Jest cannot load the scripts' ES modules. `said` waits for a line of its output. */
async function supervise(
  names: readonly string[],
  {
    readyMs = 60_000,
    blockMs = 0,
    deaf = false,
    ...options
  }: { readyMs?: number; blockMs?: number; deaf?: boolean; pauses?: object; stopMs?: number },
  portFor = freePort,
) {
  const asked = await Promise.all(
    names.map(async (name) => {
      const port = await portFor();
      const script = join(folder, `${name}.mjs`);
      writeFileSync(script, program);
      return {
        ...{ name, script, environment: { ...process.env, AT: `${port}`, ...(deaf && { DEAF: '1' }) } },
        ...{ health: `http://127.0.0.1:${port}/`, readyMs, portVariable: `${name.toUpperCase()}_PORT` },
      };
    }),
  );
  const driver = `import { Processes } from ${JSON.stringify(join(__dirname, 'processes.mjs'))};
    const processes = new Processes(${JSON.stringify(folder)}, { ...${JSON.stringify(options)}, say: console.log });
    if (${blockMs} > 0) setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${blockMs}), 20);
    process.stdin.once('data', async () => { process.stdin.destroy(); await processes.stop(); console.log('stopped'); });
    await Promise.all(${JSON.stringify(asked)}.map((program) => processes.start(program))).then(() => console.log('ready'), (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', driver], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.push(child);
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => (await lines.next()).value;
  const stop = () => child.stdin!.write('stop\n');
  return { said, stop, asked };
}

const log = (name: string) => readFileSync(join(folder, `${name}.log`), 'utf8');
/** Returns the ids of a program's processes, in order, from their log lines. */
const processesOf = (name: string) => [...log(name).matchAll(/^hello from (\d+)$/gm)].map(([, id]) => Number(id));
const isAlive = (id: number) => existsSync(`/proc/${id}`) || canSignal(id);
function canSignal(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 50_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It was never so.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const well = { leastMs: 10, mostMs: 40, wellAfterMs: 600_000 };

test('a killed program is restarted, and the others are not affected', async () => {
  const { said, asked } = await supervise(['registry', 'shell'], { pauses: well });
  expect(await said()).toBe('ready');
  process.kill(processesOf('registry')[0]!, 'SIGKILL');
  expect(await said()).toBe(
    `The registry ended by itself (SIGKILL) and is started again in 0.01 s: ${join(folder, 'registry.log')}`,
  );
  await eventually(() =>
    fetch(asked[0]!.health).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  expect(processesOf('registry')).toHaveLength(2);
  expect(processesOf('shell')).toHaveLength(1);
  expect(isAlive(processesOf('shell')[0]!)).toBe(true);
});

test('time in which readiness is not checked does not count towards the limit', async () => {
  const { said } = await supervise(['registry'], { pauses: well, readyMs: 2500, blockMs: 5000 });
  expect(await said()).toBe('ready');
});

test('a program that is never ready fails the start, with its last answer', async () => {
  const { said, asked } = await supervise(['registry'], { pauses: well, readyMs: 1000, deaf: true });
  expect(await said()).toBe(`${asked[0]!.health} was not ready within 1 s: 503 not yet`);
});

test('a log continues across all starts; each start and end is a line in it', async () => {
  const { said } = await supervise(['registry'], { pauses: well });
  await said();
  process.kill(processesOf('registry')[0]!, 'SIGKILL');
  await eventually(() => processesOf('registry').length === 2);
  const [first, second] = processesOf('registry');
  expect(
    log('registry')
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/"time":\d+,/, '')),
  ).toEqual([
    `{"level":30,"name":"npm start","program":"registry","process":${first},"msg":"the registry is started"}`,
    `hello from ${first}`,
    `{"level":30,"name":"npm start","program":"registry","process":${first},"how":"SIGKILL","msg":"the registry ended"}`,
    `{"level":30,"name":"npm start","program":"registry","process":${second},"msg":"the registry is started"}`,
    `hello from ${second}`,
  ]);
});

test('a program that ends again and again is restarted after ever longer pauses, up to a limit', async () => {
  const { said, asked } = await supervise(['registry'], { pauses: well });
  await said();
  writeFileSync(`${asked[0]!.script}.sick`, '');
  process.kill(processesOf('registry')[0]!, 'SIGKILL');
  const pauses = [];
  for (let line = 0; line < 5; line += 1) pauses.push(/\((.+)\).* in ([\d.]+) s/.exec(await said())?.slice(1, 3));
  expect(pauses).toEqual([
    ['SIGKILL', '0.01'],
    ['code 3', '0.02'],
    ['code 3', '0.04'],
    ['code 3', '0.04'],
    ['code 3', '0.04'],
  ]);
});

test('a program that ran for a while is restarted after the shortest pause again', async () => {
  const { said, asked } = await supervise(['registry'], { pauses: { ...well, wellAfterMs: 0 } });
  await said();
  writeFileSync(`${asked[0]!.script}.sick`, '');
  process.kill(processesOf('registry')[0]!, 'SIGKILL');
  for (let line = 0; line < 3; line += 1) expect(await said()).toContain('started again in 0.01 s');
});

test('a program that ends before it is ready fails the start, with its output', async () => {
  writeFileSync(join(folder, 'registry.mjs.sick'), '');
  const { said } = await supervise(['registry'], { pauses: well });
  expect(await said()).toBe('the registry ended by itself (code 3). Its log ends with:');
  const rest = [await said(), await said(), await said()].join('\n');
  expect(rest).toContain('no port for me');
});

test('a program whose port is in use is not started: the other program’s health is not mistaken for its own', async () => {
  const other = createServer((_request, response) =>
    process.env.DEAF ? response.writeHead(503).end('not yet') : response.end('well'),
  ).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { said } = await supervise(['registry'], { pauses: well }, async () => port);
  expect(await said()).toBe(
    `port ${port}, which the registry needs, is taken. Stop what runs there, or set REGISTRY_PORT.`,
  );
  expect(existsSync(join(folder, 'registry.log'))).toBe(false);
  other.close();
});

test('a stop signal ends all programs, and cancels pending restarts', async () => {
  const { said, stop } = await supervise(['registry', 'shell'], {
    pauses: { ...well, leastMs: 600_000, mostMs: 600_000 },
  });
  await said();
  const [registry, shell] = [processesOf('registry')[0]!, processesOf('shell')[0]!];
  process.kill(registry, 'SIGKILL');
  expect(await said()).toContain('is started again in 600 s');
  const ended = once(running[0]!, 'exit');
  stop();
  expect(await said()).toBe('stopped');
  // It can end: its pending waits were cancelled.
  await ended;
  expect([isAlive(registry), isAlive(shell)]).toEqual([false, false]);
  expect(processesOf('registry')).toHaveLength(1);
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = join(__dirname, '../..');
const program = join(folder, 'dist/bakery.js');

beforeAll(() => {
  const buildNode = join(folder, '../../infra/workspace/build-node.mjs');
  execFileSync(process.execPath, [buildNode, 'src/testing/bakery.ts'], { cwd: folder });
});
afterAll(() => rmSync(join(folder, 'dist'), { recursive: true }));

/** The processes of a failed test would run for ever. */
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs the program as a process. `said` reads its log up to a message. */
function run(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async (message: RegExp): Promise<{ msg: string; time: number }> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`It never said ${message}.`);
      const line: { msg: string; time: number } = JSON.parse(value);
      if (message.test(line.msg)) return line;
    }
  };
  return { child, ended, said };
}

test('a service logs when it is ready, and ends after its pending work is finished', async () => {
  const { child, ended, said } = run();
  expect(await said(/the bakery is ready/)).toMatchObject({ name: 'bakery', url: 'http://127.0.0.1:0' });
  child.kill('SIGTERM');
  await said(/the bakery stops/);
  child.stdin.write('finish\n');
  expect(await ended).toEqual([0, null]);
});

test('after a stop signal it drains first, and takes no more requests after `DRAIN_MS`', async () => {
  const { child, ended, said } = run({ DRAIN_MS: '300' });
  await said(/the bakery is ready/);
  child.kill('SIGTERM');
  expect(await said(/./)).toMatchObject({ msg: 'the bakery stops', signal: 'SIGTERM', drainMs: 300 });
  const drains = await said(/./);
  expect(drains).toMatchObject({ msg: 'no more orders' });
  const closed = await said(/./);
  expect(closed).toMatchObject({ msg: 'the door is closed' });
  // A timer may be early by less than a millisecond, and both times are rounded.
  expect(closed.time - drains.time).toBeGreaterThanOrEqual(298);
  child.stdin.write('finish\n');
  expect(await said(/./)).toMatchObject({ msg: 'the bakery has stopped' });
  expect(await ended).toEqual([0, null]);
});

test('a second stop signal does not cut off pending work', async () => {
  const { child, ended, said } = run();
  await said(/the bakery is ready/);
  child.kill('SIGTERM');
  await said(/the bakery stops/);
  child.kill('SIGTERM');
  child.kill('SIGINT');
  child.stdin.write('finish\n');
  expect(await ended).toEqual([0, null]);
});

test('files that a service writes can be read by its own user only', async () => {
  const kept = mkdtempSync(join(tmpdir(), 'forecourt-bakery-'));
  const { child, ended, said } = run({ FOLDER: kept });
  await said(/the bakery is ready/);
  expect(statSync(join(kept, 'recipe')).mode & 0o777).toBe(0o600);
  child.kill('SIGKILL');
  await ended;
  rmSync(kept, { recursive: true });
});

test('an empty LOG_LEVEL counts as absent; an unknown one is refused by name', async () => {
  const { child, ended, said } = run({ LOG_LEVEL: '' });
  await said(/the bakery is ready/);
  child.kill('SIGKILL');
  await ended;
  const refused = run({ LOG_LEVEL: 'loud' });
  expect(await refused.said(/LOG_LEVEL has to be one of trace, debug,/)).toMatchObject({ level: 60 });
  expect(await refused.ended).toEqual([1, null]);
});

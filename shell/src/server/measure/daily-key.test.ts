import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DailyKey, storedKey } from './daily-key';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'daily-key-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

const noon = Date.UTC(2026, 10, 27, 12);
const dayMs = 86_400_000;

test('R77 shells that share a folder have the same key all day, and the next day all have another; the old one is deleted', async () => {
  const folder = join(root, 'keys');
  let now = noon;
  const shells = Array.from(
    { length: 5 },
    () =>
      new DailyKey(
        (day) => storedKey(folder, day),
        () => now,
        fail,
      ),
  );
  const keys = async () =>
    new Set(await Promise.all(shells.map(async (shell) => (await shell.today()).toString('hex'))));
  const today = await keys();
  expect([today.size, [...today][0]!.length]).toEqual([1, 64]);
  expect(statSync(join(folder, '2026-11-27')).mode & 0o077).toBe(0);
  now += dayMs;
  const tomorrow = await keys();
  expect(tomorrow.size).toBe(1);
  expect(tomorrow).not.toEqual(today);
  expect(readdirSync(folder)).toEqual(['2026-11-28']);
});

test('R77 where the key cannot be stored, a process has its own, and says so once a day', async () => {
  writeFileSync(join(root, 'keys'), 'no folder');
  const failures: unknown[] = [];
  const key = new DailyKey(
    (day) => storedKey(join(root, 'keys'), day),
    () => noon,
    (error) => failures.push(error),
  );
  expect(await key.today()).toHaveLength(32);
  expect(await key.today()).toBe(await key.today());
  expect(failures).toHaveLength(1);
});

function fail(error: unknown): void {
  throw error;
}

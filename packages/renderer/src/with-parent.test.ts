import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { endingWithParent } from './with-parent';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts one that loops, says its number, and waits. */
function parentOf({ command, args }: { command: string; args: string[] }): ChildProcess {
  const script = `const { spawn } = require('node:child_process'); console.log(spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}).pid); setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('what loops ends when the process that started it is killed', async () => {
  const loop = endingWithParent(process.execPath, ['-e', 'for (;;);']);
  // Where the system has no such thing, the command is started as it is.
  const isBound = loop.command !== process.execPath;
  const parent = parentOf(loop);
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;
  const until = Date.now() + 20_000;
  while (isBound && isAlive(pid) && Date.now() < until) await delay(20);
  expect(isAlive(pid)).toBe(!isBound);
  if (!isBound) process.kill(pid, 'SIGKILL');
});

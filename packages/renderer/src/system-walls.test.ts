import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { behind, systemWalls } from './system-walls';

/** Whether a process is alive; a zombie is not. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

/** A script that starts a looping process, prints its id once it runs, and waits. */
function parentOf({ command, args }: { command: string; args: string[] }): ChildProcess {
  const script = `const { spawn } = require('node:child_process'); const child = spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}); child.stdout.once('data', () => console.log(child.pid)); setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A world-readable file, like a built program. */
const file = '/etc/hostname';
const walls = systemWalls(file);
/** Runs a script behind the walls. @returns its output */
const said = async (script: string): Promise<string> => {
  const { command, args } = behind(walls.before, process.execPath, ['-e', script]);
  return text(spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
};

test('every wall is reported as in place or missing; a program that cannot be read behind the walls gets none', () => {
  expect([...walls.standing, ...walls.missing].sort()).toEqual(
    ['a user of its own', 'ends with its parent process', 'no network', 'no new privileges'].sort(),
  );
  const { standing, before } = systemWalls('/nowhere/at-all');
  expect([standing, before]).toEqual([[], []]);
});

/** Programs that report what a wall denies them. */
const proofs: Readonly<Record<string, { script: string; behind: RegExp }>> = {
  'no network': {
    script: "console.log(Object.keys(require('node:os').networkInterfaces()).length)",
    behind: /^0/,
  },
  'a user of its own': {
    script: "try { process.kill(process.ppid, 0); console.log('reaches'); } catch (e) { console.log(e.code); }",
    behind: /^EPERM/,
  },
  'no new privileges': {
    script:
      "console.log(require('node:fs').readFileSync('/proc/self/status', 'utf8').match(/NoNewPrivs:\\s*(.)/)?.[1])",
    behind: /^1/,
  },
};

test.each(Object.entries(proofs))('"%s" is enforced where it is reported as in place', async (name, proof) => {
  const answer = await said(proof.script);
  if (walls.standing.includes(name)) expect(answer).toMatch(proof.behind);
  else expect(walls.missing).toContain(name);
});

test('a looping process ends when its parent is killed', async () => {
  const loop = behind(walls.before, process.execPath, ['-e', "require('node:fs').writeSync(1, 'on'); for (;;);"]);
  // Without this wall the command is started as it is.
  const isBound = walls.standing.includes('ends with its parent process');
  const parent = parentOf(loop);
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;
  const until = Date.now() + 50_000;
  while (isBound && isAlive(pid) && Date.now() < until) await delay(20);
  expect(isAlive(pid)).toBe(!isBound);
  if (!isBound) process.kill(pid, 'SIGKILL');
});

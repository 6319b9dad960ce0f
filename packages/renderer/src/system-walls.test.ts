import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { behind, systemWalls } from './system-walls';

/** Who ended and was not asked for by its new parent yet does not live. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

/** Starts one that loops, says its number once it has begun, and waits. */
function parentOf({ command, args }: { command: string; args: string[] }): ChildProcess {
  const script = `const { spawn } = require('node:child_process'); const child = spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}); child.stdout.once('data', () => console.log(child.pid)); setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A file that is anybody's to read, as a built program is. */
const file = '/etc/hostname';
const walls = systemWalls(file);
/** Behind the walls. @returns what it writes */
const said = async (script: string): Promise<string> => {
  const { command, args } = behind(walls.before, process.execPath, ['-e', script]);
  return text(spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
};

test('every wall stands or is missing, and one that nobody may read behind takes none with it', () => {
  expect([...walls.standing, ...walls.missing].sort()).toEqual(
    ['a user of its own', 'ends with who started it', 'no network', 'no new privileges'].sort(),
  );
  const { standing, before } = systemWalls('/nowhere/at-all');
  expect([standing, before]).toEqual([[], []]);
});

/** What a wall keeps from a program, said by the program itself. */
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

test.each(Object.entries(proofs))('"%s" is so where it is said to stand', async (name, proof) => {
  const answer = await said(proof.script);
  if (walls.standing.includes(name)) expect(answer).toMatch(proof.behind);
  else expect(walls.missing).toContain(name);
});

test('what loops ends when the process that started it is killed', async () => {
  const loop = behind(walls.before, process.execPath, ['-e', "require('node:fs').writeSync(1, 'on'); for (;;);"]);
  // Where the system has no such thing, the command is started as it is.
  const isBound = walls.standing.includes('ends with who started it');
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

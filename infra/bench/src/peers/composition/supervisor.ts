/** Runs the processes of one server and restarts those that end, as an operator would; its CPU time is the sum of theirs. */
import { type ChildProcess, fork } from 'node:child_process';

export interface Supervised {
  script: string;
  args?: readonly string[];
  folder?: string;
  environment: Readonly<Record<string, string>>;
}

/** A process ends with its supervisor, and before it takes all memory of the machine. */
const flags = [
  '--max-old-space-size=512',
  '--import',
  "data:text/javascript,process.on('disconnect',()=>process.exit())",
];

const children = new Map<Supervised, ChildProcess>();
let stopping = false;

function run(program: Supervised): void {
  const child = fork(program.script, program.args ?? [], {
    cwd: program.folder,
    env: { ...process.env, ...program.environment },
    execArgv: flags,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.set(program, child);
  child.once('exit', () => {
    if (!stopping) run(program);
  });
}

for (const program of JSON.parse(process.env.SUPERVISED ?? '[]') as Supervised[]) run(program);
process.on('SIGTERM', () => {
  stopping = true;
  for (const child of children.values()) child.kill('SIGKILL');
  process.exit(0);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type ExitReport, exitReportVariable } from './probe-messages';

/** A program that ran to its end. */
export interface FinishedRun extends ExitReport {
  /** Duration from start to end. */
  seconds: number;
  output: string;
}

/** Runs a program with the probe to its end. @throws with its output if it fails */
export async function runToEnd(options: {
  name: string;
  script: string;
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** The built probe. */
  probe: string;
  /** Folder for the exit report. */
  folder: string;
  /** Called with the process, so that it can be ended early. */
  onStart: (child: ChildProcess) => void;
}): Promise<FinishedRun> {
  const { name, script, args, environment, probe, folder, onStart } = options;
  const report = join(folder, 'exit.json');
  const begun = performance.now();
  const flags = ['--enable-source-maps', '--expose-gc', '--import', pathToFileURL(probe).href];
  const child = spawn(process.execPath, [...flags, script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...environment, [exitReportVariable]: report },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = (performance.now() - begun) / 1000;
  if (code !== 0)
    throw new Error(`The ${name} failed (code ${code}):\n${(errors + output).split('\n').slice(-15).join('\n')}`);
  return { ...(JSON.parse(readFileSync(report, 'utf8')) as ExitReport), seconds, output };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestRegistry } from '../../registry/src/testing/registry';
import { root } from './testing/documents';
import { type RunningPrograms, startPrograms } from './testing/programs';

const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
/** Commands in the document's `sh` blocks; blocks for clusters and containers are marked differently. */
const commands = [...operating.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

let data: string;
let running: RunningPrograms;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'forecourt-commands-'));
  running = await startPrograms();
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

/** Runs a script of the tree with Node, as the document says. */
async function runIn(folder: string, command: string): Promise<void> {
  const [program, script = '', ...args] = command.split(' ');
  expect(program).toBe('node');
  execFileSync(process.execPath, [join(root, script), ...args], { cwd: folder, stdio: 'pipe' });
}

/** Functions that run the document's commands, by the beginning of the command. */
const runners: Readonly<Record<string, (command: string) => Promise<void>>> = {
  async 'npm start'() {
    // The browser tests start the site with it, from an empty data folder.
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(scripts.start).toBe('node infra/workspace/start.mjs');
    expect(readFileSync(join(root, 'infra/e2e/serve.mjs'), 'utf8')).toContain("import('../workspace/start.mjs')");
  },
  async 'curl -s localhost:3000/'(command) {
    const path = command.slice('curl -s localhost:3000'.length);
    expect((await fetch(running.url('shell/dist/main.js', 'operations') + path)).status).toBe(200);
  },
  // `backup.test.ts` tests the content of backups of a site that is in use.
  async 'node infra/deploy/backup.mjs .data backup'(command) {
    const origin = join(data, '.data');
    const registry = await startTestRegistry({}, join(origin, 'registry'));
    await registry.publish('mfe-sample', '1.0.0');
    await runIn(data, command);
    await registry.close();
    rmSync(origin, { recursive: true });
  },
  async 'node infra/deploy/restore.mjs backup .data'(command) {
    await runIn(data, command);
    const restored = await startTestRegistry({}, join(data, '.data/registry'));
    expect((await fetch(`${restored.url}/files/mfe-sample/1.0.0/server.js`)).status).toBe(200);
    await restored.close();
  },
};

test('the document has commands', () => {
  expect(commands.length).toBeGreaterThan(3);
});

test.each(commands)('%s', async (command) => {
  const [, run] = Object.entries(runners).find(([begin]) => command.startsWith(begin)) ?? [];
  if (run === undefined) throw new Error(`Nothing here runs "${command}". Run it, or mark its block as for a cluster.`);
  await run(command);
});

test('every command for teams that the document names exists', () => {
  const named = [...operating.matchAll(/`npm run fragment -- ([a-z-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(join(root, `packages/fragment-cli/src/commands/${name}.ts`)))).toEqual([]);
});

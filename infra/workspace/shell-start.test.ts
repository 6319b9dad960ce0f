import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const dist = mkdtempSync(join(tmpdir(), 'shell-start-'));
afterAll(() => rmSync(dist, { recursive: true, force: true, maxRetries: 10 }));

/** The modules that a built file imports at its start, by itself and by the files that it imports. */
function importedBy(file: string): string[] {
  const text = readFileSync(join(dist, file), 'utf8');
  const names = [...text.matchAll(/^import (?:[^;]*? from )?"([^"]+)";$/gm)].map(([, name]) => name!);
  return names.flatMap((name) => (name.startsWith('./') ? importedBy(name) : [name]));
}

test('the shell loads the driver of PostgreSQL only with a database of events', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  expect(scripts.build).toContain('build-node --split src/server/main.ts');
  const options = { folder: join(root, 'shell'), outdir: dist, sourcemap: false, splitting: true };
  const build = `import { bundleNode } from './bundle-node.mjs';
    await bundleNode([{ in: 'src/server/main.ts', out: 'main' }], ${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: __dirname });
  const atStart = importedBy('main.js');
  expect(atStart).toContain('express');
  expect(atStart.filter((name) => name === 'pg' || name === 'kysely')).toEqual([]);
  const [database] = readdirSync(dist).filter((name) => name.startsWith('event-database'));
  expect(importedBy(database!)).toEqual(expect.arrayContaining(['pg', 'kysely']));
});

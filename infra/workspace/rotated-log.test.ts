import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs lines of a script in Node, because Jest cannot load its ES module. @returns their output */
function run(lines: string): string {
  const script = `import { RotatedLog } from ${JSON.stringify(join(__dirname, 'rotated-log.mjs'))};
    const open = () => new RotatedLog(${JSON.stringify(join(folder, 'shell.log'))}, { maxBytes: 24, kept: 2, say: console.log });
    const write = (log, text) => log.write(Buffer.from(text));
    ${lines}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}
const read = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('a log is appended to, and has a limited number of files of limited size', () => {
  run("for (let n = 1; n <= 9; n += 1) write(open(), 'line ' + n + ' of it\\n');");
  expect(read()).toEqual({
    'shell.log': 'line 9 of it\n',
    'shell.log.1': 'line 8 of it\n',
    'shell.log.2': 'line 7 of it\n',
  });
});

test('no line is split between files, whatever pieces it arrives in', () => {
  run(
    "const log = open(); for (const part of ['one, ', 'one\\ntwo, two', ' ä\\n', 'three']) write(log, part); log.flush();",
  );
  expect(read()).toEqual({ 'shell.log': 'three\n', 'shell.log.1': 'one, one\ntwo, two ä\n' });
});

test('a log that cannot be written causes one message and no error; its last lines are available', () => {
  // A file instead of the folder makes writes fail like a full disk, even for root.
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const said = run("const log = open(); write(log, 'one\\n'); write(log, 'two\\n'); console.log(log.tail());");
  expect(said).toMatch(/^Lines of .*shell\.log are lost: ENOTDIR.*\none\ntwo\n$/);
});

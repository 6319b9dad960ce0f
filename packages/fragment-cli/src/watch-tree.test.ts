import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './testing/folder';
import { watchTree } from './watch-tree';

let folder: string;
let end: () => void;
let changed: () => void;
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'a/b'), { recursive: true });
  await writeFile(join(folder, 'a/b/file.ts'), '0');
  changed = () => undefined;
  end = await watchTree(folder, 5, () => changed());
});
afterEach(async () => {
  end();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Does something and waits until it was noticed. */
async function noticed(act: () => Promise<unknown>): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    changed = resolve;
  });
  await act();
  await seen;
}

test('notices every change of a file, one of the same length too', async () => {
  for (const content of ['1', '2', '3']) await noticed(() => writeFile(join(folder, 'a/b/file.ts'), content));
});

test('notices every save of an editor that renames a new file over the old one', async () => {
  const beside = `${folder}.new`;
  for (const content of ['1', '2', '3']) {
    await writeFile(beside, content);
    await noticed(() => rename(beside, join(folder, 'a/b/file.ts')));
  }
});

test('notices folders and files that are added and removed', async () => {
  await noticed(() => mkdir(join(folder, 'c')));
  await noticed(() => writeFile(join(folder, 'c/new.ts'), ''));
  await noticed(() => rm(join(folder, 'a'), { recursive: true }));
  await noticed(() => rm(folder, { recursive: true }));
  await noticed(() => mkdir(join(folder, 'a/b'), { recursive: true }));
});

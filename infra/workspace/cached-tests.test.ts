import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { files, isTest, placeOf, root } from './tree';

const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
/** This folder's tests are never answered from the cache. */
const isCached = (path: string) => isTest(path) && !path.startsWith('infra/workspace/');

test('a document that tests read is an input of their task: a change of it runs them again', () => {
  const read = files.filter(isCached).flatMap((path) => {
    const documents = [...textOf(path).matchAll(/'(?:[./]*\/)?docs\/([\w.-]+\.(?:md|json))'/g)];
    return documents.map(([, document = '']) => ({ path, document: basename(document) }));
  });
  expect(read.length).toBeGreaterThan(5);
  const rootTasks = textOf('turbo.json');
  const forgotten = read.filter(
    ({ path, document }) =>
      !`${rootTasks}${textOf(`${placeOf(path).workspace}/turbo.json`)}`.includes(document.replace('.md', '')),
  );
  expect(forgotten).toEqual([]);
});

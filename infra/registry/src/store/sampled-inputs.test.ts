import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampledInput } from '@forecourt/contracts/rehearsal';
import { sampledInput } from '@forecourt/gate/testing';
import { Disk } from '@forecourt/service';
import { quiet } from '../testing/registry';
import { SampledInputs } from './sampled-inputs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-inputs-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const open = (mostBytes = 2 ** 20) => SampledInputs.open(new Disk(folder, quiet), mostBytes);
const numbered = (page: string, remote = 'mfe-sample'): SampledInput => ({
  ...sampledInput(remote, ['panel']),
  page,
  reference: '{}',
  data: {},
});
async function pagesOf(inputs: SampledInputs, most = 100, remote = 'mfe-sample'): Promise<string[]> {
  const pages: string[] = [];
  for await (const { page } of inputs.latest(remote, most)) pages.push(page);
  return pages;
}

test('the latest inputs with a remote come first, as many as are wanted, also after a restart', async () => {
  const inputs = await open();
  await inputs.add([numbered('one'), numbered('two', 'mfe-other'), numbered('three')]);
  await inputs.add([numbered('four')]);
  for (const opened of [inputs, await open()]) {
    expect(await pagesOf(opened)).toEqual(['four', 'three', 'one']);
    expect(await pagesOf(opened, 2)).toEqual(['four', 'three']);
    expect(await pagesOf(opened, 2, 'mfe-other')).toEqual(['two']);
  }
});

test('the oldest are removed, from the disk too, once they take more space than allowed; with none nothing is stored', async () => {
  await (await open()).add([numbered('one')]);
  const [name = ''] = await readdir(folder).then((names) => names.filter((one) => one.endsWith('.gz')));
  const bytes = Number(/-(\d+)\./.exec(name)?.[1]);
  const small = await open(bytes * 2.5);
  await small.add([numbered('two'), numbered('three')]);
  expect(await pagesOf(small)).toEqual(['three', 'two']);
  expect((await readdir(folder)).filter((one) => one.endsWith('.gz'))).toHaveLength(2);
  const none = await open(0);
  await none.add([numbered('four')]);
  expect(await pagesOf(none)).toEqual([]);
});

test('a file that is no input is skipped', async () => {
  await (await open()).add([numbered('one')]);
  await writeFile(join(folder, '000000000099-5.json.gz'), 'hello');
  await writeFile(join(folder, 'notes.txt'), 'hello');
  expect(await pagesOf(await open())).toEqual(['one']);
});

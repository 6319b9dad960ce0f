import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { type SampledInput, sampledInputSchema } from '@forecourt/contracts/rehearsal';
import { Gate, manifestIn, type Version } from '@forecourt/gate';
import { sampledInput } from '@forecourt/gate/testing';
import { listingAt } from '@forecourt/listing/testing';
import { fixtureListings, fixtureView } from '@forecourt/search-kit/fixtures';
import { thousands } from '@forecourt/search-state';
import { childrenCpuMs } from '../programs/children';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';

export const rehearsalTitle = 'two builds of the same remote, rendered on thousands of pages and compared';

const remote = 'mfe-search-results';
const fragment = 'results';
const listings = 30;

/** Builds a remote twice from the same source, as two versions, and rehearses one against the other. */
export async function rehearsal(bench: Workbench): Promise<Findings> {
  const views = bench.size(5_000, 50);
  const [served, candidate] = [await build(bench, '1.0.0'), await build(bench, '1.0.1')];
  const gate = new Gate(bench.built('infra/registry/dist'));
  const folder = await writePages(bench, views);
  const work = { candidate, served: { research: served }, inputs: readPages(folder, views), themeOf: () => '' };
  const cpuBefore = cpuMs();
  const outcome = await gate.rehearse(work);
  const cpu = cpuMs() - cpuBefore;
  if (outcome === null || outcome.views !== views)
    throw new Error(`Only ${outcome?.views ?? 0} of ${views} pages were rendered: ${outcome?.warnings.join(' ')}`);
  return {
    values: {
      'rehearsal.time': (outcome.seconds * 10_000) / (2 * views),
      'rehearsal.cpu': cpu / (2 * views),
      'rehearsal.differing': outcome.differing,
    },
    notes: [
      `${thousands(views)} pages of results, each with other listings (${listings} of them), by both versions: ${thousands(2 * views)} renders of "${fragment}", which nests nothing here. They are read from compressed files, as by a registry.`,
      'The versions are built one after the other from the same source: anything that differs is a fault of the build, of the remote or of the comparison.',
    ],
  };
}

async function build(bench: Workbench, version: string): Promise<Version> {
  const out = bench.newFolder(`build-${version}`);
  const program = bench.built('packages/fragment-build/bin/fragment-build.mjs');
  const cwd = join(bench.root, remote);
  await promisify(execFile)(process.execPath, [program, '--version', version, '--out', out], { cwd });
  const paths = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    paths.map(({ parentPath, name }) => [
      join(parentPath, name).slice(out.length + 1),
      new Uint8Array(readFileSync(join(parentPath, name))),
    ]),
  );
  const manifest = manifestIn(files);
  if (manifest === null) throw new Error(`${remote} was built without a manifest.`);
  return { manifest, files };
}

/** Returns the processor time of this process, and of its running and ended children, ms. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenCpuMs();
}

/** Writes the pages as a registry stores them, before anything is measured. @returns their folder */
async function writePages(bench: Workbench, views: number): Promise<string> {
  const folder = bench.newFolder('inputs');
  let number = 0;
  for (const page of pages(views)) await writeFile(join(folder, `${number++}`), gzipSync(JSON.stringify(page)));
  return folder;
}

async function* readPages(folder: string, views: number): AsyncGenerator<SampledInput> {
  for (let number = 0; number < views; number += 1) {
    const text = await promisify(gunzip)(await readFile(join(folder, `${number}`)));
    yield sampledInputSchema.parse(JSON.parse(text.toString()));
  }
}

function* pages(views: number): Generator<SampledInput> {
  for (let page = 0; page < views; page += 1) {
    const some = Array.from({ length: listings }, (_, index) => listingAt(page * listings + index));
    const view = fixtureView({
      data: { listing: fixtureListings({ listings: some, totalResultCount: 100 + page }) },
    });
    yield { ...sampledInput(remote, [fragment], view), brand: 'research' };
  }
}

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SampledInput } from '@forecourt/contracts/rehearsal';
import { Gate, manifestIn, type Version } from '@forecourt/gate';
import { sampledInput } from '@forecourt/gate/testing';
import { listingAt } from '@forecourt/listing/testing';
import { fixtureListings, fixtureView } from '@forecourt/search-kit/fixtures';
import { thousands } from '@forecourt/search-state';
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
  const work = { candidate, served: { research: served }, inputs: pages(views), themeOf: () => '' };
  const outcome = await gate.rehearse(work);
  if (outcome === null || outcome.views !== views)
    throw new Error(`Only ${outcome?.views ?? 0} of ${views} pages were rendered: ${outcome?.warnings.join(' ')}`);
  return {
    values: {
      'rehearsal.time': (outcome.seconds * 10_000) / (2 * views),
      'rehearsal.differing': outcome.differing,
    },
    notes: [
      `${thousands(views)} pages of results, each with other listings (${listings} of them), by both versions: ${thousands(2 * views)} renders of "${fragment}", which nests nothing here. The pages are made in memory; a registry reads them from its disk.`,
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

function* pages(views: number): Generator<SampledInput> {
  for (let page = 0; page < views; page += 1) {
    const some = Array.from({ length: listings }, (_, index) => listingAt(page * listings + index));
    const view = fixtureView({
      data: { listing: fixtureListings({ listings: some, totalResultCount: 100 + page }) },
    });
    yield { ...sampledInput(remote, [fragment], view), brand: 'research' };
  }
}

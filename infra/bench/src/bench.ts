/** `npm run bench -- [names] [--write] [--quick] [--json FILE] [--compare SIDE SIDE]`: measures, prints tables, and tells which values are within their budgets. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { alerts, alertsTitle } from './alerts/alerts';
import { recordAnswers } from './answers/record';
import { launchBrowser } from './browser/launch';
import { type BenchmarkName, benchmarkNames, pageBenchmarks } from './budgets';
import { bytes, bytesTitle } from './bytes/bytes';
import { compare } from './compare/compare';
import { compose, composeTitle } from './compose/compose';
import { consoleTitle, consoleViews } from './console/console';
import { deployments, deploymentsTitle } from './deployments/deployments';
import { dev, devTitle } from './dev/dev';
import { faults, faultsTitle } from './faults/faults';
import { importFeeds, importTitle } from './import/import';
import { lab, labTitle } from './lab/lab';
import { peers, peersTitle } from './peers/composition/peers';
import { lighthouse, lighthouseTitle } from './peers/lighthouse/lighthouse';
import { startSite, startUpstreams } from './programs/site';
import { Workbench } from './programs/workbench';
import { ranking, rankingTitle } from './ranking/ranking';
import { rehearsal, rehearsalTitle } from './rehearsal/rehearsal';
import { render, renderTitle } from './render/render';
import { type Findings, sectionOf } from './report/markdown';
import { type MeasuredSection, withSections } from './report/results';
import { search, searchTitles } from './search/search';
import { searchHttp, searchHttpTitle } from './search-http/search-http';
import { slots, slotsTitle } from './slots/slots';
import { traces, tracesTitle } from './traces/traces';
import { traffic, trafficTitle } from './traffic/traffic';

const usage = `Usage: npm run bench -- [${benchmarkNames.join('] [')}] [--write] [--quick] [--json FILE]
       npm run bench -- [names] --compare SIDE SIDE

Without names, all of them. --write: also into infra/bench/RESULTS.md, each in place of its former section. --json: the figures also into a file.
--quick: tiny rounds, to see that everything runs. --compare: the same of two sides in turns, and what differs. A side is a folder or a commit, and @24
after it for Node 24: . and .@24 compare two versions of Node, f0debd30 and . the present shell with the plain app of that commit.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
    json: { type: 'string' },
    compare: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const root = fileURLToPath(new URL('../../..', import.meta.url));
const isName = (name: string) => (benchmarkNames as readonly string[]).includes(name);
const folders = options.compare ? positionals.filter((word) => !isName(word)) : [];
if (options.compare && folders.length === 2 && !options.help) {
  const [a = '', b = ''] = folders;
  const names = positionals.filter(isName);
  console.log(`\n${await compare([a, b], [...names, ...(options.quick ? ['--quick'] : [])], root)}`);
  process.exit(0);
}
const unknown = positionals.filter((name) => !isName(name));
if (options.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no benchmark "${unknown.join('", "')}".\n`);
  console.log(usage);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const chosen = (name: BenchmarkName) => positionals.length === 0 || positionals.includes(name);

const bench = new Workbench(root, options.quick ?? false);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    bench.close();
    process.exit(1);
  });
}

const [processor] = cpus();
const machine = `Node ${process.versions.node}, ${cpus().length} cores (${processor?.model.trim()})`;
const sections: MeasuredSection[] = [];
const found: Record<string, number> = {};
let failed = false;

async function measure(name: BenchmarkName, title: string, run: () => Promise<Findings>): Promise<void> {
  if (!chosen(name)) return;
  const started = performance.now();
  const load = loadavg()[0]!.toFixed(1);
  const section = await bench.during(run).then(
    (findings) => {
      Object.assign(found, findings.values);
      return sectionOf(name, title, findings);
    },
    (error: unknown) => {
      failed = true;
      return `## ${name}: ${title}\n\nIt could not be measured: ${error instanceof Error ? error.message : String(error)}\n`;
    },
  );
  const day = new Date().toISOString().slice(0, 10);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const circumstances = `${day}, ${machine}, load average ${load} at the start, ${seconds} s.${bench.quick ? ' A quick run: the figures say little.' : ''}`;
  sections.push({ name, section, circumstances });
  console.log(`\n${section}\n${circumstances}`);
}

/** Runs the benchmarks that need the real site. They come first, and the site is stopped before CPU time and memory are measured. */
async function measurePages(): Promise<void> {
  const dataDir = bench.newFolder('site');
  const upstreams = await startUpstreams(bench, dataDir);
  const { urls, programs } = upstreams;
  const answers = await recordAnswers(bench.root, urls);
  if (chosen('bytes') || chosen('lab') || chosen('lighthouse')) {
    await bench.during(async () => {
      const { shell } = await startSite(bench, urls, dataDir);
      const browser = await launchBrowser(bench);
      await measure('bytes', bytesTitle, () => bytes(shell, browser));
      await measure('lab', labTitle, () => lab(shell, browser, bench.size(5, 1)));
      await browser.close();
      await measure('lighthouse', lighthouseTitle, () => lighthouse(bench, shell));
    });
  }
  await measure('traffic', trafficTitle, () => traffic(bench, upstreams, dataDir));
  await bench.stop(...programs);
  await measure('compose', composeTitle, () => compose(bench, answers));
  await measure('peers', peersTitle, () => peers(bench, answers));
  await measure('render', renderTitle, () => render(bench, answers));
  await measure('slots', slotsTitle, () => slots(bench, answers));
  await measure('traces', tracesTitle, () => traces(bench, answers));
  await measure('deployments', deploymentsTitle, () => deployments(bench, answers));
  await measure('faults', faultsTitle, () => faults(bench, answers));
}

async function measureListings(): Promise<void> {
  await measure('ranking', rankingTitle, () => ranking(bench));
  await measure('search', searchTitles.search, () => search(bench, 'search'));
  await measure('search-http', searchHttpTitle, () => searchHttp(bench));
  await measure('alerts', alertsTitle, () => alerts(bench));
  await measure('import', importTitle, () => importFeeds(bench));
  await measure('rehearsal', rehearsalTitle, () => rehearsal(bench));
  await measure('search-1m', searchTitles['search-1m'], () => search(bench, 'search-1m'));
}

try {
  if (pageBenchmarks.some(chosen)) await measurePages();
  await measure('dev', devTitle, () => dev(bench));
  await measure('console', consoleTitle, () => consoleViews(bench));
  await measureListings();
} finally {
  bench.close();
}
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(found, null, 2));
if (options.write) {
  const document = join(root, 'infra/bench/RESULTS.md');
  writeFileSync(document, withSections(readFileSync(document, 'utf8'), sections, benchmarkNames));
  console.log('\nWritten to infra/bench/RESULTS.md.');
}
// A failed benchmark may have left a server of its own running.
process.exit(failed ? 1 : 0);

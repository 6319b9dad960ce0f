import type { Answers } from '../answers/record';
import { fixedAnswers } from '../answers/start';
import { getPage, getWholePage } from '../programs/get-page';
import { connections, measureLoad, type Round, warmUp } from '../programs/measure-load';
import { measuredPage, newPage, samePage } from '../programs/measured';
import { builtRemotes } from '../programs/remotes';
import { allAt, environmentOf } from '../programs/sources';
import type { Running, Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { FakeRegistry } from '../shell/fakes';
import { median } from '../statistics';
import { pageDifferences } from './same-page';

export const composeTitle =
  'the composed page against the same components in a plain React + Express app, and the same HTML from template literals';

const sampleMs = 500;

/** Measures shell, plain app and template literals in turns, each in a separate process, on the same recorded answers. */
export async function compose(bench: Workbench, answers: Answers): Promise<Findings> {
  const rounds = bench.size(8, 2);
  const seconds = bench.size(2.5, 1.5);

  const registry = new FakeRegistry();
  await registry.listen();
  for (const version of builtRemotes(bench).values()) registry.publish(version);
  const answering = await fixedAnswers(bench, answers);
  const shell = await bench.shell({ registryUrl: registry.url, upstreams: allAt(answering.url) });
  const environment = { ...environmentOf(allAt(answering.url)), REPOSITORY: bench.root };
  const plain = await bench.serve('plain app', 'infra/bench/dist/plain.js', 'PORT', environment);
  const literals = await bench.serve('literals', 'infra/bench/dist/literals.js', 'PORT', environment);
  const sizes = [await assertSamePage(shell, plain), await assertSamePage(shell, literals)] as const;

  for (const server of [shell, plain, literals]) await warmUp(server, newPage, bench.size(800, 300));
  // The ETag of a complete page, which the shell has stored by now.
  await getWholePage(shell.url + measuredPage, 'br');
  const etag = String((await getPage(shell.url + measuredPage, 'br')).headers.etag);
  const sample = sampleEvery(shell.url + measuredPage, sampleMs);
  const ofShell: Round[] = [];
  const ofPlain: Round[] = [];
  const ofLiterals: Round[] = [];
  const again: Round[] = [];
  const unchanged: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofShell.push(await sample.during(() => measureLoad(shell, newPage, seconds)));
    ofPlain.push(await measureLoad(plain, newPage, seconds));
    ofLiterals.push(await measureLoad(literals, newPage, seconds));
    again.push(await measureLoad(shell, samePage, seconds));
    unchanged.push(await measureLoad(shell, samePage, seconds, etag));
  }
  await registry.close();

  const middle = (all: readonly Round[], of: (round: Round) => number) => median(all.map(of));
  const ratios = (of: (round: Round) => number, to = ofShell, from = ofPlain) =>
    to.map((round, index) => of(round) / of(from[index]!));
  const cpuRatios = ratios((round) => round.cpuMs);
  const rateRatios = ratios((round) => round.rate);
  const floorRatios = ratios((round) => round.cpuMs, ofShell, ofLiterals);
  const listed = (all: readonly number[]) => all.map((ratio) => ratio.toFixed(2)).join(', ');
  return {
    values: {
      'compose.cpu-ratio': median(cpuRatios),
      'compose.rate-ratio': median(rateRatios),
      'compose.cpu-ratio-floor': median(floorRatios),
      'compose.cpu-plain-to-floor': median(ratios((round) => round.cpuMs, ofPlain, ofLiterals)),
      'compose.cpu-ratio-again': median(ratios((round) => round.cpuMs, again)),
      'compose.cpu-ratio-unchanged': median(ratios((round) => round.cpuMs, unchanged)),
      'compose.rate-ratio-again': median(ratios((round) => round.rate, again)),
      'compose.cpu-unchanged': middle(unchanged, (round) => round.cpuMs),
      'compose.cpu-again': middle(again, (round) => round.cpuMs),
      'compose.cpu-shell': middle(ofShell, (round) => round.cpuMs),
      'compose.cpu-plain': middle(ofPlain, (round) => round.cpuMs),
      'compose.cpu-floor': middle(ofLiterals, (round) => round.cpuMs),
      'compose.rate-shell': middle(ofShell, (round) => round.rate),
      'compose.rate-plain': middle(ofPlain, (round) => round.rate),
      'compose.rate-floor': middle(ofLiterals, (round) => round.rate),
      'compose.p50-shell': middle(ofShell, (round) => round.p50),
      'compose.p99-shell': middle(ofShell, (round) => round.p99),
      'compose.p50-plain': middle(ofPlain, (round) => round.p50),
      'compose.p99-plain': middle(ofPlain, (round) => round.p99),
    },
    notes: [
      `${rounds} rounds of ${seconds} s each in turns after a warm-up, ${connections} connections; medians; each page another search than those before, but for the lines of the page that comes again. CPU ratios of the rounds: ${listed(cpuRatios)}; pages/s: ${listed(rateRatios)}; CPU, shell ÷ literals: ${listed(floorRatios)}.`,
      `All send the same elements, ${sizes[0].shell} (shell), ${sizes[0].other} (plain, which has the state for hydration besides) and ${sizes[1].other} (literals) characters of HTML, compressed alike. Neither the plain app nor the literals check their upstreams' answers, and neither has a plan, breakers, metrics or isolation.`,
      `${sample.pages} of the shell's pages were checked under load; ${sample.late} had a slot that was late or failed.`,
      'The floor is what no framework can do without: the calls of the upstreams, the same models, text in its place, compression. It writes no state for hydration, and uses the client of upstreams that the shell uses.',
      'The plain app and the literals are one process each and use one core; the shell renders on all. Load generator and recorded answers share the machine with all, so pages/s are lower than on a machine of its own; CPU per page counts the server alone.',
    ],
  };
}

/** Samples a page at intervals under load, because slots that are left out for lack of time would make pages cheap. */
function sampleEvery(url: string, everyMs: number) {
  const sample = {
    pages: 0,
    late: 0,
    async during<T>(run: () => Promise<T>): Promise<T> {
      const timer = setInterval(async () => {
        const html = await getPage(url).then(
          (page) => page.text,
          () => 'data-outcome="fallback"',
        );
        sample.pages += 1;
        if (/<div[^>]* data-outcome="(late|fallback)"/.test(html)) sample.late += 1;
      }, everyMs);
      return run().finally(() => clearInterval(timer));
    },
  };
  return sample;
}

async function assertSamePage(shell: Running, server: Running): Promise<{ shell: number; other: number }> {
  const composed = await getWholePage(shell.url + measuredPage);
  const other = await getWholePage(server.url + measuredPage);
  const differences = pageDifferences(composed.text, other.text);
  if (differences.length > 0) {
    throw new Error(
      `Shell and ${server.program.name} do not send the same page; their costs do not compare: ${differences.join('; ')}.`,
    );
  }
  return { shell: composed.text.length, other: other.text.length };
}

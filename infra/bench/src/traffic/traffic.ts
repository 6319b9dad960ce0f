import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceData } from '@forecourt/search-state';
import { getPage } from '../programs/get-page';
import { connections, measureLoad, type Round } from '../programs/measure-load';
import { builtRemotes, manifestIn, redeployed } from '../programs/remotes';
import type { RunningUpstreams } from '../programs/site';
import { environmentOf } from '../programs/sources';
import type { Running, Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { FakeRegistry } from '../shell/fakes';
import { median } from '../statistics';
import { trafficOf } from './requests';
import { keepWriting } from './writes';

export const trafficTitle =
  'traffic like that of a real site, against the same components in a plain React + Express app';

/** Duration of requests before the measurement, so that frequent pages are cached. */
const warmUpSeconds = 60;
const canaryOf = 'mfe-filters';
const canary = { version: '99.1.0', percent: 2 };

/** Measures shell and plain app in turns on the real upstreams, while prices change and a canary runs. */
export async function traffic(bench: Workbench, upstreams: RunningUpstreams, dataDir: string): Promise<Findings> {
  const { urls } = upstreams;
  const registry = new FakeRegistry();
  await registry.listen();
  const remotes = builtRemotes(bench);
  for (const version of remotes.values()) registry.publish(version);
  const filters = remotes.get(canaryOf)!;
  registry.publish(redeployed(filters, canary.version), { promote: false });
  registry.promote(canaryOf, manifestIn(filters).version, canary);

  const shell = await bench.shell({ registryUrl: registry.url, upstreams: urls });
  const plain = await bench.serve('plain app', 'infra/bench/dist/plain.js', 'PORT', {
    ...environmentOf(urls),
    REPOSITORY: bench.root,
  });
  const reference = (await (await fetch(`${urls.marketplace}/rest/lsc/reference`)).json()) as ReferenceData;
  const token = readFileSync(join(dataDir, 'marketplace-token'), 'utf8').trim();
  const writing = await keepWriting(urls.marketplace, token);
  const ofShell: Round[] = [];
  const ofPlain: Round[] = [];
  const seconds = bench.size(6, 2);
  const rounds = bench.size(6, 1);
  const load = (server: Running, duration: number) => measureLoad(server, trafficOf(reference), duration);
  for (const server of [shell, plain]) await load(server, bench.size(warmUpSeconds, 2));
  const next = trafficOf(reference);
  for (let round = 0; round < rounds; round += 1) {
    ofShell.push(await measureLoad(shell, next, seconds));
    ofPlain.push(await measureLoad(plain, next, seconds));
  }
  const written = await writing.stop();
  const lengths = await Promise.all(
    [shell, plain].map(async ({ url }) => (await getPage(`${url}/cars-for-sale/all`)).text.length),
  );
  await registry.close();

  const ratios = (of: (round: Round) => number) => ofShell.map((round, index) => of(round) / of(ofPlain[index]!));
  const cpu = ratios(({ cpuMs }) => cpuMs);
  const rate = ratios((round) => round.rate);
  const listed = (all: readonly number[]) => all.map((ratio) => ratio.toFixed(2)).join(', ');
  const middle = (all: readonly Round[], of: (round: Round) => number) => median(all.map(of));
  return {
    values: {
      'traffic.cpu-ratio': median(cpu),
      'traffic.rate-ratio': median(rate),
      'traffic.cpu-shell': middle(ofShell, ({ cpuMs }) => cpuMs),
      'traffic.cpu-plain': middle(ofPlain, ({ cpuMs }) => cpuMs),
      'traffic.rate-shell': middle(ofShell, (round) => round.rate),
      'traffic.rate-plain': middle(ofPlain, (round) => round.rate),
      'traffic.p99-shell': middle(ofShell, ({ p99 }) => p99),
      'traffic.p99-plain': middle(ofPlain, ({ p99 }) => p99),
    },
    notes: [
      `Four brands, 2,000 searches of the listing benchmarks' mix on each, by Zipf (s = 1); 1,000 visitors; ${canary.percent} % of them on a canary; ${written} prices written meanwhile, five a second. ${rounds} rounds of ${seconds} s each in turns, ${connections} connections; medians. CPU ratios of the rounds: ${listed(cpu)}; pages/s: ${listed(rate)}.`,
      `The marketplace and the other upstreams are the real ones with 5,000 listings and work on the same cores, so pages/s are theirs as much as the servers’. Characters of HTML of a page: ${lengths[0]?.toLocaleString('en-US')} (shell), ${lengths[1]?.toLocaleString('en-US')} (plain, which writes into its state all that the upstreams send).`,
    ],
  };
}

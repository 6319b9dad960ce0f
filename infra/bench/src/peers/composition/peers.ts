import { setTimeout as delay } from 'node:timers/promises';
import type { Answers } from '../../answers/record';
import { fixedAnswers } from '../../answers/start';
import type { RowId } from '../../budgets';
import { getPage } from '../../programs/get-page';
import { connections, measureLoad, type Round, warmUp } from '../../programs/measure-load';
import { measuredPage, newPage } from '../../programs/measured';
import { builtRemotes, fileIn, redeployed } from '../../programs/remotes';
import type { Running, Workbench } from '../../programs/workbench';
import type { Findings, Table } from '../../report/markdown';
import { FakeRegistry } from '../../shell/fakes';
import { median } from '../../statistics';
import { placedSlots } from '../plain/needs';
import { markoServer, nextServer, podiumServer, type Server, shellServer } from './servers';
import { misbehave, misbehaving, type Trouble, troubles } from './trouble';
import { lackingIn, visit } from './visit';

export const peersTitle = 'the same fragments composed by Podium and by Next.js, and the same page of Marko templates';

/** How long a visitor waits for a page, ms. */
const timeoutMs = 5000;
/** Number of pages requested right after the one in trouble, one after the other. */
const pagesAfter = 10;
const afterPatienceMs = 1000;

const ids = { shell: 'shell', Podium: 'podium', 'Next.js': 'next', Marko: 'marko' } as const;

/** Measures shell, Podium, Next.js and Marko on the same recorded answers: the cost of a page, then the parts that still arrive with one fragment in trouble. */
export async function peers(bench: Workbench, answers: Answers): Promise<Findings> {
  const registry = new FakeRegistry();
  await registry.listen();
  const remotes = builtRemotes(bench);
  for (const version of remotes.values()) registry.publish(version);
  registry.publish(misbehavingVersion(remotes));
  const { url } = await fixedAnswers(bench, answers);

  const candidates = [
    shellServer(bench, registry, url),
    podiumServer(bench, url),
    await nextServer(bench, url),
    await markoServer(bench, url),
  ];
  const servers = candidates.filter((candidate) => typeof candidate !== 'string');
  const missing = candidates.filter((candidate) => typeof candidate === 'string');
  const { values, notes } = await underLoad(bench, servers);
  const trouble = await inTrouble(bench, servers);
  await registry.close();
  return {
    values,
    tables: [trouble],
    notes: [
      ...missing,
      ...notes,
      'Podium: a layout and five processes of podlets, one for each remote, in which what is nested in a slot comes along as a package; its default time limit of 1 s for a podlet. Next.js: `next build` and `next start`, the App Router, a server component that requests each slot’s sources under a `Suspense` of its own and a client component that renders it; compressed as it comes (gzip), the others by brotli. Marko: version 6 with its tags API, compiled and optimized for production; each slot is an `<await>` in a `<try>` of its own, streamed in whatever order, its words by the fragments’ models. All three have a supervisor that restarts a process when it ends; processes may use 512 MB. CPU time is that of all processes of a server.',
      'What they do not do: none of them checks its upstreams’ answers, has breakers or isolates one team’s code from another’s, apart from Podium’s processes. Nothing in the Marko page is stateful, so that Marko sends neither state nor scripts for it besides those that put slots in their places; its teams build one program together.',
      `In trouble: a page at which one fragment throws, loops, or fills its memory, or at which the source of the ads is never answered. A visitor gives up after ${timeoutMs / 1000} s. Afterwards come ${pagesAfter} pages at which nothing is wrong, one after the other, each waited for at most ${afterPatienceMs / 1000} s. Podium, Next.js and Marko have the ads among the results wait with them, so a stalled source of ads takes the results along. Each cell is the worst of ${bench.size(2, 1)} restarted servers.`,
    ],
  };
}

/** Returns the remote whose fragment is in trouble at some addresses: the built one with a line before it. */
function misbehavingVersion(remotes: ReturnType<typeof builtRemotes>) {
  const built = remotes.get(misbehaving.remote)!;
  const fragment = JSON.stringify(misbehaving.fragment);
  const code = `${fileIn(built, 'server.js')}
;{ const { fragments } = module.exports; const calm = fragments[${fragment}]; const misbehave = ${misbehave};
module.exports = { fragments: { ...fragments, [${fragment}]: { ...calm,
  Component(props) { misbehave(JSON.stringify(props.state)); return calm.Component(props); } } } }; }`;
  return redeployed(built, '99.0.0', { 'server.js': Buffer.from(code) });
}

async function underLoad(bench: Workbench, servers: readonly Server[]): Promise<Pick<Findings, 'values' | 'notes'>> {
  const rounds = bench.size(6, 1);
  const seconds = bench.size(3, 1.5);
  const running: { name: Server['name']; server: Running; all: Round[] }[] = [];
  for (const { name, start } of servers) running.push({ name, server: await start(), all: [] });
  const lengths: string[] = [];
  for (const { name, server } of running) {
    const { text } = await whole(server);
    lengths.push(`${text.length.toLocaleString('en-US')} (${name})`);
    await warmUp(server, newPage, bench.size(600, 100));
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { server, all } of running) all.push(await measureLoad(server, newPage, seconds));
  await bench.stop(...running.map(({ server }) => server.program));

  const values: Partial<Record<RowId, number>> = {};
  const ours = running[0]!;
  for (const { name, all } of running) {
    const id = ids[name];
    const middle = (of: (round: Round) => number) => median(all.map(of));
    Object.assign(values, {
      [`peers.cpu-${id}`]: middle(({ cpuMs }) => cpuMs),
      [`peers.rate-${id}`]: middle(({ rate }) => rate),
      [`peers.p50-${id}`]: middle(({ p50 }) => p50),
      [`peers.p99-${id}`]: middle(({ p99 }) => p99),
    });
    if (name === 'shell') continue;
    const ratio = (of: (round: Round) => number) => median(ours.all.map((round, index) => of(round) / of(all[index]!)));
    Object.assign(values, {
      [`peers.cpu-to-${id}`]: ratio(({ cpuMs }) => cpuMs),
      [`peers.rate-to-${id}`]: ratio(({ rate }) => rate),
      [`peers.p99-to-${id}`]: ratio(({ p99 }) => p99),
    });
  }
  return {
    values,
    notes: [
      `${rounds} rounds of ${seconds} s each in turns after a warm-up, ${connections} connections; medians; each page another search than those before. Characters of HTML: ${lengths.join(', ')}. All servers, their upstream and the load generator share the machine.`,
    ],
  };
}

/** Waits for a healthy page with all its slots. @throws when there is none */
async function whole(server: Running) {
  const slots = placedSlots.filter(({ region }) => region !== 'header').map(({ slot }) => slot);
  let lacking: readonly string[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const page = await getPage(server.url + newPage());
    lacking = lackingIn(page.text, slots);
    if (page.status === 200 && lacking.length === 0) return page;
    await delay(100);
  }
  throw new Error(
    `${measuredPage} of the ${server.program.name} lacks ${lacking.join(', ')}. Its log ends with:\n${server.program.tail()}`,
  );
}

interface Outcome {
  rest: number;
  end: number;
  lacking: ReadonlySet<string>;
  lost: number;
}

async function inTrouble(bench: Workbench, servers: readonly Server[]): Promise<Table> {
  const lines: string[][] = [];
  for (const trouble of troubles) {
    for (const server of servers) {
      const outcomes: Outcome[] = [];
      for (let sample = 0; sample < bench.size(2, 1); sample += 1)
        outcomes.push(await outcomeOf(bench, server, trouble));
      lines.push(lineOf(server.name, trouble, outcomes));
    }
  }
  return {
    head: [
      'one fragment …',
      'the rest of the page',
      'end of the page',
      'lacks besides',
      `of ${pagesAfter} pages after it`,
    ],
    lines,
  };
}

async function outcomeOf(bench: Workbench, server: Server, trouble: Trouble): Promise<Outcome> {
  const running = await server.start();
  await whole(running);
  await warmUp(running, newPage, 50);
  const rest = placedSlots.filter(({ region }) => region !== 'header').map(({ slot }) => slot);
  const others = rest.filter((slot) => !trouble.slots.includes(slot));
  const slots = { rest: others, troubled: trouble.slots };
  const got = await visit(`${running.url}${measuredPage}?maxPrice=${trouble.price}`, slots, timeoutMs);
  let lost = 0;
  for (let page = 0; page < pagesAfter; page += 1) {
    const next = await visit(running.url + newPage(), { rest, troubled: [] }, afterPatienceMs);
    if (next.lacking.length > 0) lost += 1;
  }
  await bench.stop(running.program);
  const lacking = new Set(got.lacking.filter((slot) => !trouble.slots.includes(slot)));
  return { rest: got.restMs, end: got.ms, lacking, lost };
}

function lineOf(name: string, trouble: Trouble, outcomes: readonly Outcome[]): string[] {
  const worst = (of: (outcome: Outcome) => number) => Math.max(...outcomes.map(of));
  const ms = (time: number) => (time >= timeoutMs - 50 ? 'never' : `${time.toFixed(0)} ms`);
  const lacking = new Set(outcomes.flatMap((outcome) => [...outcome.lacking]));
  const lost = worst((outcome) => outcome.lost);
  return [
    `${trouble.name}: ${name}`,
    ms(worst((outcome) => outcome.rest)),
    ms(worst((outcome) => outcome.end)),
    lacking.size === 0 ? 'nothing' : `${lacking.size} slots`,
    lost === 0 ? 'all whole' : `${lost} not whole`,
  ];
}

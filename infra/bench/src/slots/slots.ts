import type { Answers } from '../answers/record';
import { fixedAnswers } from '../answers/start';
import type { RowId } from '../budgets';
import { getPage } from '../programs/get-page';
import { measureLoad, warmUp } from '../programs/measure-load';
import { measuredPage, newPage } from '../programs/measured';
import { allAt } from '../programs/sources';
import type { Running, Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { FakeRegistry } from '../shell/fakes';
import { median, slope } from '../statistics';
import { teamRemotes } from './remotes';

export const slotsTitle = 'what a slot costs';

/** Slots of each layout; 0 is the content of all twenty in one slot. */
const layouts = {
  1: 'slots.cpu-1',
  5: 'slots.cpu-5',
  10: 'slots.cpu-10',
  20: 'slots.cpu-20',
  0: 'slots.cpu-one-large',
} as const satisfies Record<number, RowId>;

/** Measures the CPU time per page of layouts that differ in their number of slots only, in turns, over several rounds. */
export async function slots(bench: Workbench, answers: Answers): Promise<Findings> {
  const rounds = bench.size(3, 1);
  const seconds = bench.size(2, 1);
  const registry = new FakeRegistry();
  await registry.listen();
  for (const version of teamRemotes()) registry.publish(version);
  const answering = await fixedAnswers(bench, answers);

  const counts = Object.keys(layouts).map(Number);
  const shells = new Map<number, Running>();
  for (const count of counts) {
    const shell = await bench.shell({
      registryUrl: registry.url,
      upstreams: allAt(answering.url),
      script: 'infra/bench/dist/shell-with-slots.js',
      environment: { SLOTS: String(count), SHELL_DIST: bench.built('shell/dist') },
    });
    shells.set(count, shell);
    await warmUp(shell, newPage, bench.size(400, 200));
  }
  const length = new Map<number, number>();
  for (const [count, shell] of shells) length.set(count, await contentLength(shell, Math.max(count, 1)));

  const measured = new Map<number, number[]>(counts.map((count) => [count, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, shell] of shells) measured.get(count)?.push((await measureLoad(shell, newPage, seconds)).cpuMs);
  }
  await registry.close();

  const cpu = new Map([...measured].map(([count, all]) => [count, median(all)]));
  const perSlot = slope(counts.filter((count) => count > 0).map((count) => ({ x: count, y: cpu.get(count)! })));
  const overhead = (cpu.get(20)! - cpu.get(0)!) / 19;
  return {
    values: {
      ...Object.fromEntries(Object.entries(layouts).map(([count, id]) => [id, cpu.get(Number(count))])),
      'slots.each': perSlot,
      'slots.overhead': overhead,
    },
    notes: [
      `Five remotes share the slots; a slot holds five listings, ${Math.round(length.get(1)! / 100) / 10} kB of HTML. Medians of ${rounds} rounds of ${seconds} s; the layouts take turns.`,
      `"A further slot" is the slope through 1, 5, 10 and 20 slots. What being a slot adds is the difference between twenty slots and the same content in one, for each of the nineteen.`,
    ],
  };
}

/** Returns the length of the page's slots. @throws if a slot is missing or failed, because the figures would measure something else */
async function contentLength(shell: Running, slotCount: number): Promise<number> {
  const page = await getPage(shell.url + measuredPage);
  const found = page.text.match(/<div [^>]*data-slot="[^"]*"[^>]*data-outcome="ok">/g)?.length ?? 0;
  if (page.status !== 200 || found !== slotCount) {
    throw new Error(`The page of ${slotCount} slots was answered with ${page.status} and shows ${found} of them.`);
  }
  return page.text.indexOf('</main>') - page.text.indexOf('<main');
}

/** Renders results and filters of one search after another in three ways, in turns, and prints the CPU time of each. */
import { readFileSync } from 'node:fs';
import type { PageView, SlotProps } from '@forecourt/contracts';
import { Slot } from '@forecourt/fragment-kit';
import { fillSlots } from '@forecourt/fragment-kit/nested-slots';
import { renderOnServer } from '@forecourt/fragment-kit/server';
import type { Answers } from '../answers/record';
import { writeSlot } from '../peers/literals/page';
import { loadFragments } from '../peers/plain/fragments';
import { PageData } from '../peers/plain/page-data';
import { wordsOf } from '../peers/search-page/search-page';
import { measuredBrand, measuredLayout, newPage } from '../programs/measured';
import { upstreamsIn } from '../programs/sources';
import { median } from '../statistics';
import type { Way } from './ways';

const { REPOSITORY = '', ANSWERS = '', ROUNDS = '1', RENDERS = '10' } = process.env;

const answers = JSON.parse(readFileSync(ANSWERS, 'utf8')) as Answers;
const fragmentOf = loadFragments(REPOSITORY, undefined, measuredLayout, Slot);
let changed = 0;

/** Returns the recorded answers; of a search that no tile was rendered for with a listing's id of its own in every place. */
const pagesWith = (isNew: boolean) =>
  PageData.load(REPOSITORY, upstreamsIn(process.env), measuredBrand, async (url) => {
    const answer = JSON.parse(answers[url.split('?')[0]!] ?? 'null');
    if (isNew && Array.isArray(answer?.listings)) for (const listing of answer.listings) listing.id += `-${changed}`;
    return answer;
  });

/** Renders a slot by its component, with the slots nested in it, as the shell does. */
function render(slot: string, view: PageView, props?: SlotProps): string {
  const fragment = fragmentOf(slot);
  if (fragment === undefined) return '';
  const { html, nested } = renderOnServer({ fragment, view, slot, props });
  const fillings = nested.map(
    (each) => [each.marker, { attributes: '', html: render(each.slot, view, each.props) }] as const,
  );
  return fillSlots(html, new Map(fillings));
}

const byComponents = (view: PageView) => render('results', view) + render('filters', view);
const ways: Readonly<Record<Way, { pages: PageData; write(view: PageView): string }>> = {
  never: { pages: await pagesWith(true), write: byComponents },
  seen: { pages: await pagesWith(false), write: byComponents },
  literals: {
    pages: await pagesWith(true),
    write(view) {
      const words = wordsOf(view, fragmentOf);
      return writeSlot.results(words('results')) + writeSlot.filters(words('filters'));
    },
  },
};

/** Measures some renders of one way, ms of CPU each. Their views are made before. */
async function measure({ pages, write }: (typeof ways)[Way], count: number): Promise<number> {
  const views: PageView[] = [];
  for (let made = 0; made < count; made += 1) {
    changed += 1;
    const found = pages.find(newPage())!;
    views.push(pages.view(found, await pages.answers(found)));
  }
  globalThis.gc?.();
  const before = process.cpuUsage();
  for (const view of views) write(view);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

const measured: Record<Way, number[]> = { never: [], seen: [], literals: [] };
// The first rounds run cold code.
for (let round = -2; round < Number(ROUNDS); round += 1) {
  for (const way of Object.keys(ways) as Way[]) {
    const ms = await measure(ways[way], Number(RENDERS));
    if (round >= 0) measured[way].push(ms);
  }
}
const ratio = (a: Way, b: Way) => median(measured[a].map((ms, round) => ms / measured[b][round]!));
process.stdout.write(
  JSON.stringify({
    ...Object.fromEntries(Object.entries(measured).map(([way, all]) => [way, median(all)])),
    toLiterals: ratio('never', 'literals'),
    ofSeen: ratio('seen', 'never'),
  }),
);

import { setTimeout as delay } from 'node:timers/promises';
import type { Answers } from '../answers/record';
import { serveAnswers } from '../answers/serve';
import type { RowId } from '../budgets';
import { type FetchedPage, getPage, slotAttribute, slotsMissing } from '../programs/get-page';
import { measuredPage, newPage } from '../programs/measured';
import { builtRemotes } from '../programs/remotes';
import { allAt } from '../programs/sources';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { FakeRegistry, type Fault, fakeRemote } from '../shell/fakes';
import { median } from '../statistics';

export const faultsTitle = 'a page with one fragment in trouble';

const broken = { remote: 'mfe-filters', slot: 'filters' };

/** The only page where the broken version fails: versions are tested before they are served, so it works everywhere else. */
const harmful = { page: '/cars-for-sale/all?maxPrice=777777', text: '777777' };
const onlyThere = (body: string) =>
  `if (JSON.stringify(props.state).includes('${harmful.text}')) { ${body} } return null;`;

/** Faults of the broken remote's versions. */
const kinds: readonly { id: RowId; body: string }[] = [
  { id: 'faults.looping', body: 'for (;;) {}' },
  { id: 'faults.throwing', body: "throw new Error('broken on purpose');" },
  { id: 'faults.crashing', body: 'for (const all = []; ; ) all.push(new Array(1e6).fill(1.5));' },
];

/** Measures pages with faults: as samples the first harmful page of new versions, before a breaker opens, then pages with an open breaker. */
export async function faults(bench: Workbench, answers: Answers): Promise<Findings> {
  const samples = bench.size(5, 2);
  const registry = new FakeRegistry();
  const withheld = new Set<string>();
  registry.fault = withholding(withheld);
  await registry.listen();
  for (const version of builtRemotes(bench).values()) registry.publish(version);
  const answering = await serveAnswers(answers);
  const shell = await bench.shell({ registryUrl: registry.url, upstreams: allAt(answering.url) });
  const page = (path = measuredPage) => getPage(shell.url + path);

  for (let warm = 0; warm < 100; warm += 1) await page();
  const healthy: number[] = [];
  for (let index = 0; index < 20; index += 1) healthy.push((await page()).ms);

  const values: Findings['values'] = { 'faults.healthy': median(healthy) };
  const slowest: string[] = [];
  const damages: string[] = [];
  let number = 0;
  const served = async (body: string) => {
    const version = `9.0.${number++}`;
    registry.publish(fakeRemote({ name: broken.remote, version, fragments: { [broken.slot]: onlyThere(body) } }));
    await firstPageOf(version, page);
  };
  for (const { id, body } of kinds) {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      await served(body);
      // Waits until the previous sample's spare is running again, so that not two failures at once are measured.
      await delay(500);
      const first = await page(harmful.page);
      times.push(first.ms);
      const damage = damageOf(first);
      if (damage !== null) damages.push(`${kindOf(id)}: ${damage}`);
    }
    values[id] = median(times);
    slowest.push(`${kindOf(id)} ${Math.max(...times).toFixed(0)} ms`);
  }

  const withheldTimes: number[] = [];
  const unheard = `9.0.${number++}`;
  withheld.add(`/files/${broken.remote}/${unheard}/server.js`);
  registry.publish(fakeRemote({ name: broken.remote, version: unheard, fragments: { [broken.slot]: 'return null;' } }));
  for (let index = 0; index < 20; index += 1) {
    const got = await page();
    withheldTimes.push(got.ms);
    const missing = missingBeside(got.text);
    if (missing.length > 0) damages.push(`unreachable: ${missing.join(', ')}`);
    await delay(50);
  }
  values['faults.unreachable'] = Math.max(...withheldTimes);

  await served('for (;;) {}');
  // A withdrawn version that passes its trial pages is readmitted, up to three times.
  for (let failure = 0; failure < 4; failure += 1) {
    await page(harmful.page);
    await delay(500);
  }
  const open: number[] = [];
  for (let index = 0; index < 5; index += 1) open.push((await page()).ms);
  values['faults.breaker-open'] = median(open);
  values['faults.damaged'] = damages.length;

  await bench.stop(shell.program);
  Object.assign(values, await hungSource(bench, answers, registry));
  answering.server.close();
  answering.server.closeAllConnections();
  await registry.close();
  return {
    values,
    notes: [
      `Medians of ${samples} pages, each the first harmful one of a version of its own so that no breaker is open; slowest: ${slowest.join(', ')}.`,
      ...(damages.length === 0 ? [] : [`Lacking: ${damages.join('; ')}.`]),
      'A source that never answers holds its slot to the deadline, then the page goes on: the others are on the wire before, state and script right after it. That slot is sent at the end when its source times out.',
    ],
  };
}

/** Measures pages whose ads are never answered, so that their slot is late. */
async function hungSource(bench: Workbench, answers: Answers, registry: FakeRegistry): Promise<Findings['values']> {
  const hung = new Set<string>();
  const answering = await serveAnswers(answers, { hung });
  for (const version of builtRemotes(bench).values()) registry.publish(version);
  const shell = await bench.shell({ registryUrl: registry.url, upstreams: allAt(answering.url) });
  // Not from the beginning: the pages that the shell rehearses when it starts would open the source's breaker.
  hung.add('/ads/house');
  const slots: number[] = [];
  const scripts: number[] = [];
  for (let sample = 0; sample < 3; sample += 1) {
    const page = await getPage(shell.url + newPage());
    const end = (text: string) => page.arrivalOf(page.bytes.indexOf(text));
    const outcome = slotAttribute(page.text, 'footer-ad', 'data-outcome');
    if (outcome !== 'late')
      throw new Error(
        `The slot of the ads was ${outcome ?? 'missing'}, not late, although their source never answered.`,
      );
    slots.push(end('</main>'));
    scripts.push(end('id="fc-page"'));
  }
  answering.server.close();
  answering.server.closeAllConnections();
  return { 'faults.hung': median(slots), 'faults.hung-script': median(scripts) };
}

function withholding(paths: ReadonlySet<string>): Fault {
  // Never answers; the connection stays open.
  return (request) => paths.has(request.url ?? '');
}

async function firstPageOf(version: string, page: () => Promise<FetchedPage>): Promise<FetchedPage> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const got = await page();
    if (slotAttribute(got.text, broken.slot, 'data-version') === version) return got;
    await delay(10);
  }
  throw new Error(`No page showed version ${version} of ${broken.remote}.`);
}

/**
 * Returns what a page lacks besides the slots of the broken remote: a version that ended a renderer is withdrawn at once, with all its
 * slots. Null if the page is complete. @throws if the fragment did not fail
 */
function damageOf(page: FetchedPage): string | null {
  if (page.status !== 200) return `status ${page.status}`;
  if (slotAttribute(page.text, broken.slot, 'data-outcome') === 'ok')
    throw new Error(`${broken.slot} was rendered, although it should have failed.`);
  const missing = missingBeside(page.text);
  return missing.length === 0 ? null : missing.join(', ');
}

const isCulprits = (html: string, slot: string) =>
  slotAttribute(html, slot, 'data-fragment')?.startsWith(`${broken.remote}/`) ?? false;
const missingBeside = (html: string) =>
  slotsMissing(html).filter((missing) => !isCulprits(html, missing.split(' ', 1)[0]!));

const kindOf = (id: RowId) => id.slice(id.indexOf('.') + 1);

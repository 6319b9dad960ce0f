/** `npm run chaos -- [--quick] [--requests n] [--seed n] [--only text] [--write] [--deployments]`: attacks a site of its own in every known way. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RunState } from './report/state';
import { tableOf, withTable } from './report/table';
import type { Outcome } from './run/arena';
import { runCampaign } from './run/campaign';
import type { Trial } from './trial';
import { deployWithoutSite } from './trials/field';
import { trials } from './trials/trials';

const usage = `Usage: npm run chaos -- [--quick] [--requests n] [--seed n] [--only text] [--write] [--deployments]

Runs every trial beside visitors of every brand, about an hour, and prints each result. A run that was interrupted continues.
--quick: few requests each, minutes instead. --requests: of all chosen trials together; without it, 100000 for all trials and a part of that for some.
--seed: other requests of the same kinds. --only: trials whose name or room contains this text. --write: writes the table into docs/attacks.md.
--deployments: only the deployments of the field trials, without a site and its visitors.`;

const { values } = parseArgs({
  options: {
    ...{ quick: { type: 'boolean' }, write: { type: 'boolean' }, help: { type: 'boolean' } },
    deployments: { type: 'boolean' },
    ...{ requests: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  },
});
const root = fileURLToPath(new URL('../../..', import.meta.url));
const only = values.only ?? '';
const chosen = trials.filter(({ name, room }) => name.includes(only) || room === only);
const perTrial = values.quick ? 40 : 100_000 / trials.length;
const requests = Number(values.requests ?? Math.round(perTrial * chosen.length));
const seed = Number(values.seed ?? 1);
if (values.help || !Number.isInteger(requests) || !Number.isInteger(seed) || chosen.length === 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

if (values.deployments) {
  const wrong = await deployWithoutSite(root, console.log);
  for (const fault of wrong) console.log(`wrong: ${fault}`);
  process.exit(wrong.length === 0 ? 0 : 1);
}

const folder = join(root, '.data/chaos');
mkdirSync(folder, { recursive: true });
const state = new RunState(join(folder, `run-${seed}-${requests}.json`), { seed, requests });
const waiting = chosen.filter(({ name }) => state.outcomeOf(name) === undefined);

await runCampaign(waiting, {
  ...{ root, requests: (requests / chosen.length) * waiting.length, seed, isTimed: true },
  environment: { LISTINGS: '3000' },
  show: (row) => console.log(`    ${row}`),
  report(trial, outcome) {
    state.keep(trial.name, outcome);
    console.log(`${outcome.faults.length === 0 ? 'withstood' : 'NOT withstood'}  ${trial.room}: ${trial.name}`);
    for (const fault of outcome.faults) console.log(`    ${fault}`);
  },
});

const rows = chosen.flatMap((trial): (readonly [Trial, Outcome])[] => {
  const outcome = state.outcomeOf(trial.name);
  return outcome === undefined ? [] : [[trial, outcome]];
});
const table = tableOf(rows);
console.log(`\n${table}`);
if (values.write) {
  const document = join(root, 'docs/attacks.md');
  writeFileSync(document, withTable(readFileSync(document, 'utf8'), table));
}
process.exit(rows.every(([, { faults }]) => faults.length === 0) ? 0 : 1);

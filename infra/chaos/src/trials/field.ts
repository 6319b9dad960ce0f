/** Versions that work, and are worse for visitors than the version before: the registry finds them in what browsers and shells measured. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '@forecourt/brands';
import { DeployingTeam } from '../field/deployments';
import { fieldFaults } from '../field/faults';
import { Random } from '../field/random';
import { Program } from '../site/program';
import { Registry } from '../site/registry';
import type { Site } from '../site/site';
import type { Beside, Trial } from '../trial';

const bounds = { worstMs: 1000, healsWithinMs: 2000 };
const token = 'chaos:of-a-registry-beside';
const seed = 38;

/** Visits of a faulty version in each report, as of a site with 8 visits in a second; more reports than it may take. */
const faulty = { visits: 16, reports: 60 };
/** A faulty version has to be withdrawn within these visits, and this time, s. */
const most = { visits: 500, seconds: 60 };
/** Visits of a clean version in its whole probation. */
const clean = { visits: 100, reports: 50 };
const cleanDeployments = 200;

/** The parts of a trial that deployments use. */
type Team = Pick<Beside, 'brand' | 'requests' | 'haveAsked' | 'show'>;

/** Lets a team work with a registry of its own, which runs no version. */
async function withTeam(
  { root }: Pick<Site, 'root'>,
  { brand, haveAsked }: Team,
  work: (team: DeployingTeam) => Promise<string[]>,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-chaos-field-'));
  const program = new Program(join(root, 'infra/registry/dist/main.js'), 'REGISTRY_PORT', () => ({
    ...{ DATA_DIR: folder, REGISTRY_TOKEN: token, GATE: 'off' },
  }));
  try {
    await program.start({ isElsewhere: true });
    const registry = new Registry(() => program.url, token);
    return await work(new DeployingTeam(registry, brand, new Random(seed), haveAsked));
  } finally {
    await program.end('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Every fault, as a canary or for all visitors. */
function deploysFaults(site: Pick<Site, 'root'>, beside: Team): Promise<string[]> {
  return withTeam(site, beside, async (team) => {
    const wrong: string[] = [];
    for (const [index, fault] of fieldFaults.entries()) {
      const remote = `mfe-faulty-${index}`;
      const result = await team.deploy({ remote, fault, percent: index % 2 === 0 ? 10 : 100, ...faulty });
      const { isUndone, visits, seconds, why } = result;
      const kind = index % 2 === 0 ? 'canary' : 'everybody';
      beside.show(
        `${fault.name} (${kind}): ${isUndone ? 'undone' : 'STAYS'} after ${visits} visits, ${seconds} s: ${why}`,
      );
      if (!isUndone) wrong.push(`${fault.name}: it stays`);
      else if (visits > most.visits || seconds > most.seconds)
        wrong.push(`${fault.name}: it was withdrawn after ${visits} visits and ${seconds} s only`);
      else if (!fault.shows.test(why)) wrong.push(`${fault.name}: it was withdrawn because ${why}`);
    }
    beside.show(
      `${fieldFaults.length - wrong.length} of ${fieldFaults.length} faults were undone in time, for the right reason`,
    );
    return wrong;
  });
}

/** Deployments without a fault, while hours and devices change. */
function deploysCleanVersions(site: Pick<Site, 'root'>, beside: Team): Promise<string[]> {
  return withTeam(site, beside, async (team) => {
    const wrong: string[] = [];
    const count = Math.min(cleanDeployments, beside.requests);
    for (let index = 0; index < count; index += 1) {
      const remote = `mfe-clean-${index}`;
      const result = await team.deploy({ remote, percent: index % 2 === 0 ? 50 : 100, ...clean });
      const { isUndone, visits, why } = result;
      beside.show(
        `clean deployment ${index + 1} of ${count}: ${isUndone ? 'WITHDRAWN' : 'stays'} after ${visits} visits`,
      );
      if (isUndone) wrong.push(`deployment ${index}: a clean version was withdrawn because ${why}`);
    }
    beside.show(`${wrong.length} of ${count} clean deployments were withdrawn`);
    return wrong;
  });
}

/** Deploys all faults, and 200 clean versions, to a registry of their own, without a site. @returns what went wrong */
export async function deployWithoutSite(root: string, show: (row: string) => void): Promise<string[]> {
  const team = { brand: brands[0].id, requests: cleanDeployments, haveAsked() {}, show };
  return [...(await deploysFaults({ root }, team)), ...(await deploysCleanVersions({ root }, team))];
}

export const fieldTrials: readonly Trial[] = [
  {
    name: `${fieldFaults.length} field faults: versions that work, and are slower, larger or fail for some visitors`,
    ...{ room: 'registry', severity: 'high', bounds, fast: true },
    attack: { kind: 'misuse', does: deploysFaults },
    remedy: 'a version that is significantly worse than the one before is withdrawn within 500 visits, and 60 s',
  },
  {
    name: `${cleanDeployments} deployments of versions as good as the one before, by field data of changing hours and devices`,
    ...{ room: 'registry', severity: 'medium', bounds, fast: true },
    attack: { kind: 'misuse', does: deploysCleanVersions },
    remedy: 'evidence counts as often as it is looked at, and differences within the tolerances do not count',
  },
];

import { randomBytes } from 'node:crypto';
import { reasonOf } from '@forecourt/service';
import type { Answers } from '../answers/record';
import { fixedAnswers } from '../answers/start';
import { measuredPage } from '../programs/measured';
import type { MemoryUse } from '../programs/probe-messages';
import type { Program } from '../programs/program';
import { builtRemotes, fileIn, manifestIn, redeployed } from '../programs/remotes';
import { allAt } from '../programs/sources';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import type { RemoteVersion } from '../shell/fakes';
import { median, percentile, slope } from '../statistics';
import { promote, publish, type RegistryAccess } from './deploy';
import { Visitors } from './visitors';

export const deploymentsTitle = 'one remote deployed over and over, under load';

const deployed = { remote: 'mfe-filters', slot: 'filters' };
const visitors = { count: 4, pauseMs: 25 };
/** Deployments after which all caches limited by a number are full, except the shell's plans, of which it stores 200. */
const cachesFull = 100;
/** Caches limited by bytes are small, so that they are full soon, too. */
const smallCaches = { SLOT_CACHE_MB: '1', PAGE_STORE_MB: '1', PAGE_FILES_MB: '1', REMOTE_FILES_MB: '4' };
/** Time after which the deployments end, however few they were on a busy machine. */
const longestMs = 150_000;
/** Deployments before the first measurement, so that the versions that the shell retains by design are in memory already. */
const warmUp = 20;

/** Deploys through the registry's API while visitors load the page; memory is measured at regular intervals. */
export async function deployments(bench: Workbench, answers: Answers): Promise<Findings> {
  const count = bench.size(200, 20);
  const every = bench.size(40, 10);
  const token = randomBytes(24).toString('hex');
  const answering = await fixedAnswers(bench, answers);
  const registry = await bench.serve('registry', 'infra/registry/dist/main.js', 'REGISTRY_PORT', {
    DATA_DIR: bench.newFolder('registry'),
    GATE: 'off',
    REGISTRY_TOKEN: token,
  });
  const access: RegistryAccess = { url: registry.url, token };
  const remotes = builtRemotes(bench);
  for (const [name, version] of remotes) {
    await publish(access, version);
    await promote(access, name, manifestIn(version).version);
  }
  const shell = await bench.shell({
    registryUrl: registry.url,
    upstreams: allAt(answering.url),
    environment: smallCaches,
  });
  const people = new Visitors({ url: shell.url + measuredPage, slot: deployed.slot, ...visitors });
  const original = remotes.get(deployed.remote)!;

  const live: number[] = [];
  const sincePromote: number[] = [];
  const memory: { x: number; use: MemoryUse }[] = [];
  people.come();
  const end = performance.now() + longestMs;
  try {
    for (let index = 1; index <= warmUp + count; index += 1) {
      const times = await deployOnce(access, people, shell.program, deployment(original, index));
      if (index > warmUp) {
        live.push(times.live);
        sincePromote.push(times.sincePromote);
      }
      if (index >= warmUp && (index - warmUp) % every === 0) {
        await people.leave();
        memory.push({ x: index, use: await shell.program.memory() });
        if (performance.now() > end && memory.length > 1) break;
        people.come();
      }
    }
  } finally {
    await people.leave();
  }

  const steady = memory.filter(({ x }) => x >= cachesFull);
  const fitted = steady.length > 2 ? steady : memory;
  const [before, after] = [memory[0]!.use, memory.at(-1)!.use];
  const megabytes = (bytes: number) => bytes / 1e6;
  return {
    values: {
      'deployments.heap-each': slope(fitted.map(({ x, use }) => ({ x, y: use.heap }))) / 1000,
      'deployments.heap-start': megabytes(before.heap),
      'deployments.heap-end': megabytes(after.heap),
      'deployments.rss-start': megabytes(before.rss),
      'deployments.rss-end': megabytes(after.rss),
      'deployments.count': live.length,
      'deployments.failed': people.failures.length,
      'deployments.incomplete': people.incomplete.length,
      'deployments.pages': people.pages,
      'deployments.live-p50': median(live),
      'deployments.live-p95': percentile(live, 0.95),
      'deployments.live-max': percentile(live, 1),
      'deployments.promote-p50': median(sincePromote),
      'deployments.promote-max': percentile(sincePromote, 1),
    },
    notes: [
      `${live.length} deployments of ${deployed.remote} after ${warmUp} of warm-up, ${visitors.count} visitors with ${visitors.pauseMs} ms between their pages. A deployment has a new server.js and a new style sheet (${Math.round(bytesOf(original) / 1000)} kB in all), goes through the registry's HTTP interface, and is live when the first page with its version is complete.`,
      `Memory kept is the slope from deployment ${fitted[0]!.x} on${fitted === steady ? ', when the bounded caches are full' : ' (too few to wait until the bounded caches are full)'}. Measured after full collections in the main thread and ${before.threads.length - 1} render threads, every ${every} deployments: ${memory.map(({ use }) => megabytes(use.heap).toFixed(1)).join(', ')} MB; resident: ${memory.map(({ use }) => megabytes(use.rss).toFixed(0)).join(', ')} MB.`,
      ...seldom('Failed requests', people.failures),
      ...seldom('Lacking', people.incomplete),
    ],
  };
}

/** @returns the times from the start of the upload and from the promotion to the first complete page with the version, ms */
async function deployOnce(
  registry: RegistryAccess,
  people: Visitors,
  shell: Program,
  version: RemoteVersion,
): Promise<{ live: number; sincePromote: number }> {
  const { version: number } = manifestIn(version);
  const seen = people.sees(number);
  // Awaited below; if publishing fails, its error says more.
  seen.catch(() => {});
  const begun = performance.now();
  await publish(registry, version);
  const published = performance.now();
  await promote(registry, deployed.remote, number);
  const at = await seen.catch((error: unknown) => {
    shell.check();
    throw new Error(`${reasonOf(error)} The shell's log ends with:\n${shell.tail()}`);
  });
  return { live: at - begun, sincePromote: at - published };
}

/** Returns the remote with different code and styles. */
function deployment(original: RemoteVersion, index: number): RemoteVersion {
  const [style] = manifestIn(original).fragments[deployed.slot]?.css.slice(-1) ?? [];
  const other = (path: string, addition: string) => ({
    [path]: Buffer.concat([fileIn(original, path), Buffer.from(addition)]),
  });
  return redeployed(original, `9.0.${index}`, {
    ...other('server.js', `\nmodule.exports.deployment = ${index};\n`),
    ...(style === undefined ? {} : other(style, `\n.deployment-${index}{order:${index}}`)),
  });
}

/** Returns a note of what happened, each kind once; none if nothing did. */
function seldom(what: string, all: readonly string[]): string[] {
  return all.length === 0 ? [] : [`${what}: ${[...new Set(all)].slice(0, 5).join('; ')}.`];
}

function bytesOf(version: RemoteVersion): number {
  return [...version.values()].reduce((sum, bytes) => sum + bytes.length, 0);
}

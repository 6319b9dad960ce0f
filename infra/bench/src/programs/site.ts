import { type UpstreamUrls, upstreams } from '../shell/upstreams';
import { measuredPage } from './measured';
import type { Program } from './program';
import { environmentOf } from './sources';
import type { Running, Workbench } from './workbench';
import { workspaceScript } from './workspace';

const listings = '5000';

export interface RunningUpstreams {
  urls: UpstreamUrls;
  programs: readonly Program[];
}

/** The marketplace is first, because the others read their reference data from it. */
const inOrder = [...upstreams].sort(([a], [b]) => Number(b === 'marketplace') - Number(a === 'marketplace'));

/** Starts every upstream with data of its own, one after the other; each gets the URLs of those before it. */
export async function startUpstreams(bench: Workbench, dataDir: string): Promise<RunningUpstreams> {
  const urls: Partial<Record<keyof UpstreamUrls, string>> = {};
  const programs: Program[] = [];
  for (const [name, { portVariable }] of inOrder) {
    const environment = { ...environmentOf(urls), DATA_DIR: dataDir, LISTINGS: listings };
    const running = await bench.serve(name, `infra/${name}/dist/main.js`, portVariable, environment);
    urls[name] = running.url;
    programs.push(running.program);
  }
  return { urls: urls as UpstreamUrls, programs };
}

/** Starts the whole site as `npm start` does, on free ports and in a folder of its own. @param environment further variables of registry and shell */
export async function startSite(
  bench: Workbench,
  urls: UpstreamUrls,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ registry: Running; shell: Running }> {
  const registry = await bench.serve('registry', 'infra/registry/dist/main.js', 'REGISTRY_PORT', {
    ...environment,
    DATA_DIR: dataDir,
    GATE: 'off',
  });
  const { publishRemotes } = await workspaceScript(bench, 'publish-remotes.mjs');
  await publishRemotes(registry.url, { ...process.env, DATA_DIR: dataDir, REGISTRY_URL: registry.url });
  const shell = await bench.shell({ registryUrl: registry.url, upstreams: urls, environment });
  // The first pages run cold code and do not count.
  for (let warm = 0; warm < 30; warm += 1) await (await fetch(shell.url + measuredPage)).arrayBuffer();
  return { registry, shell };
}

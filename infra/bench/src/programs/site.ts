import { measuredPage } from './remotes';
import type { Running, Workbench } from './workbench';
import { workspaceScript } from './workspace';

const listings = '5000';

/** The marketplace with an inventory of its own. */
export function startMarketplace(bench: Workbench, dataDir: string): Promise<Running> {
  return bench.serve('marketplace', 'infra/marketplace/dist/main.js', 'MARKETPLACE_PORT', {
    DATA_DIR: dataDir,
    LISTINGS: listings,
  });
}

/** The whole site as `npm start` runs it, on free ports and in a folder of its own. @returns the shell */
export async function startSite(bench: Workbench, marketplace: Running, dataDir: string): Promise<Running> {
  const registry = await bench.serve('registry', 'infra/registry/dist/main.js', 'REGISTRY_PORT', { DATA_DIR: dataDir });
  const { publishRemotes } = await workspaceScript(bench, 'publish-remotes.mjs');
  await publishRemotes(registry.url, { ...process.env, DATA_DIR: dataDir, REGISTRY_URL: registry.url });
  const shell = await bench.shell({ registryUrl: registry.url, marketplaceUrl: marketplace.url });
  // The first pages run cold code; nobody is to be judged by them.
  for (let warm = 0; warm < 30; warm += 1) await (await fetch(shell.url + measuredPage)).arrayBuffer();
  return shell;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../programs/free-port';
import { installOnce } from '../../programs/install';
import { allAt, environmentOf } from '../../programs/sources';
import type { Running, Workbench } from '../../programs/workbench';
import type { FakeRegistry } from '../../shell/fakes';
import { placedSlots } from '../plain/needs';
import { bundleForMarko } from './marko/bundle';
import { bundleForNext } from './next/bundle';
import type { Supervised } from './supervisor';

/** One way to compose the measured page. */
export interface Server {
  name: 'shell' | 'Podium' | 'Next.js' | 'Marko';
  start(): Promise<Running>;
}

export function shellServer(bench: Workbench, registry: FakeRegistry, upstreamsUrl: string): Server {
  return {
    name: 'shell',
    start: () => bench.shell({ registryUrl: registry.url, upstreams: allAt(upstreamsUrl) }),
  };
}

/** Prepares a layout and a process of podlets for each remote. @returns the reason if Podium cannot be installed */
export function podiumServer(bench: Workbench, upstreamsUrl: string): Server | string {
  const folder = bench.built('infra/bench/peers/podium');
  const isUsable = () => existsSync(join(folder, 'node_modules/@podium/layout'));
  const missing = installOnce(folder, 'Podium (15 MB)', isUsable);
  if (missing !== null) return missing;
  const common = { ...environmentOf(allAt(upstreamsUrl)), REPOSITORY: bench.root, PODIUM: folder };
  const remotes = [...new Set(placedSlots.map(({ remote }) => remote))];
  const start = async () => {
    const ports = await Promise.all(remotes.map(async (remote) => [remote, String(await freePort())] as const));
    const podlets = Object.fromEntries(ports.map(([remote, port]) => [remote, `http://127.0.0.1:${port}`]));
    const programs = ports.map(([REMOTE, PORT]) => ({
      script: bench.built('infra/bench/dist/podlets.js'),
      environment: { ...common, REMOTE, PORT },
    }));
    const layout = {
      script: bench.built('infra/bench/dist/layout.js'),
      environment: { ...common, PODLETS: JSON.stringify(podlets) },
    };
    return supervised(bench, 'Podium', [...programs, layout]);
  };
  return { name: 'Podium', start };
}

/** Builds one application as its documentation says. @returns the reason if it cannot be installed or built */
export async function nextServer(bench: Workbench, upstreamsUrl: string): Promise<Server | string> {
  const folder = bench.built('infra/bench/peers/next');
  const command = join(folder, 'node_modules/next/dist/bin/next');
  const missing = installOnce(folder, 'Next.js (350 MB)', () => existsSync(command));
  if (missing !== null) return missing;
  const environment = {
    ...environmentOf(allAt(upstreamsUrl)),
    REPOSITORY: bench.root,
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  };
  await bundleForNext(bench, folder);
  const built = spawnSync(process.execPath, [command, 'build'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (built.status !== 0) return `Next.js did not build, so it is not compared: ${built.stderr || built.stdout}`;
  const start = () =>
    supervised(bench, 'Next.js', [{ script: command, args: ['start', '-H', '127.0.0.1'], folder, environment }]);
  return { name: 'Next.js', start };
}

/** Compiles templates for a server. @returns the reason if Marko cannot be installed */
export async function markoServer(bench: Workbench, upstreamsUrl: string): Promise<Server | string> {
  const folder = bench.built('infra/bench/peers/marko');
  const missing = installOnce(folder, 'Marko (12 MB)', () => existsSync(join(folder, 'node_modules/marko')));
  if (missing !== null) return missing;
  await bundleForMarko(folder);
  const environment = {
    ...environmentOf(allAt(upstreamsUrl)),
    ...{ REPOSITORY: bench.root, NODE_ENV: 'production', TEMPLATE: join(folder, 'generated/page.mjs') },
  };
  const start = () => supervised(bench, 'Marko', [{ script: bench.built('infra/bench/dist/marko.js'), environment }]);
  return { name: 'Marko', start };
}

/** Starts processes; requests go to the port of the last one. */
function supervised(bench: Workbench, name: string, programs: readonly Supervised[]): Promise<Running> {
  return bench.serve(name, 'infra/bench/dist/supervisor.js', 'PORT', { SUPERVISED: JSON.stringify(programs) });
}

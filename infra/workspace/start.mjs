/** `npm start`: installs, builds, publishes the remotes to the local registry, and runs the site until Ctrl-C. Then packs what teams install. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from './load.mjs';
import { Processes } from './processes.mjs';
import { publishRemotes } from './publish-remotes.mjs';
import { build, install, root } from './setup.mjs';

install();
build();
// Only this user may read the data folder, the logs and the services' files.
process.umask(0o077);

/** An empty variable counts as unset, as in the services. */
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: process.env.PORT || '3000',
  MARKETPLACE_PORT: process.env.MARKETPLACE_PORT || '3001',
  REGISTRY_PORT: process.env.REGISTRY_PORT || '3002',
  ACCOUNTS_PORT: process.env.ACCOUNTS_PORT || '3003',
  CONTENT_PORT: process.env.CONTENT_PORT || '3004',
  CONSOLE_DIR: resolve(root, process.env.CONSOLE_DIR || 'infra/console/dist'),
  DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
  LISTINGS: process.env.LISTINGS || '50000',
  DRAIN_MS: process.env.DRAIN_MS || '0',
  // Known only to the shell and registry of this start.
  REPORT_TOKEN: process.env.REPORT_TOKEN || `shell:${randomBytes(32).toString('base64url')}`,
  PREVIEW_SECRET: process.env.PREVIEW_SECRET || randomBytes(32).toString('base64url'),
};
const at = (port) => `http://127.0.0.1:${port}`;
/**
 * Time in which a program must be ready, ms. Only guards against one that hangs, since machines may be slow and shared: the marketplace
 * generates an inventory at its first start, and the others wait for it.
 */
const readyMs = 300_000 + Number(environment.LISTINGS) * 4;
/** Port of each program's health check. */
const programs = {
  registry: { port: environment.REGISTRY_PORT, portVariable: 'REGISTRY_PORT' },
  marketplace: { port: environment.MARKETPLACE_PORT, portVariable: 'MARKETPLACE_PORT' },
  accounts: { port: environment.ACCOUNTS_PORT, portVariable: 'ACCOUNTS_PORT' },
  content: { port: environment.CONTENT_PORT, portVariable: 'CONTENT_PORT' },
  shell: environment.OPERATIONS_PORT
    ? { port: environment.OPERATIONS_PORT, portVariable: 'OPERATIONS_PORT' }
    : { port: environment.PORT, portVariable: 'PORT' },
};

const processes = new Processes(join(environment.DATA_DIR, 'logs'), {
  // A service first drains for `DRAIN_MS`, while its readiness check fails, and stops after that.
  stopMs: 15_000 + Number(environment.DRAIN_MS),
});
const start = (name) =>
  processes.start({
    name,
    script: join(root, name === 'shell' ? 'shell' : `infra/${name}`, 'dist/main.js'),
    environment,
    health: `${at(programs[name].port)}/healthz`,
    portVariable: programs[name].portVariable,
    readyMs,
  });

/** Returns the console's address, with a secret that signs in once: who can start the site may change everything in it. */
async function consoleAddress() {
  const registry = at(environment.REGISTRY_PORT);
  const address = `${registry}/console/`;
  try {
    const { registryFolder, tokenFile } = await load("export { registryFolder, tokenFile } from '@forecourt/service';");
    const stored = () => readFile(tokenFile(registryFolder(environment.DATA_DIR)), 'utf8');
    const token = (process.env.REGISTRY_TOKEN?.split(',')[0] || (await stored())).trim();
    const answer = await fetch(`${registry}/v1/session/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { path } = await answer.json();
    return `${registry}${path} (signs in once, within ten minutes; then: npm run fragment -- console)`;
  } catch {
    // Such as with a token that only the operator knows: the address alone is right, too.
    return address;
  }
}

/** Packs what teams install from the registry in the background, if it has changed: nobody waits for it at the start. */
function packInBackground() {
  const script = join(import.meta.dirname, 'pack.mjs');
  const child = spawn(process.execPath, [script, '--if-changed'], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('spawn', () => setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL));
  child.once('exit', (code) => {
    if (code !== 0 && !ending)
      console.error('The packages that teams install could not be packed, see above; npm run pack tries again.');
  });
  return child;
}

let ending = false;
let packing = null;
const publishing = new AbortController();
async function end(code) {
  if (ending) return;
  ending = true;
  publishing.abort();
  packing?.kill();
  await processes.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

let brands = [];
try {
  ({ brands } = await load("export { brands } from '@forecourt/brands';"));
  const registry = start('registry');
  const others = Promise.all(['marketplace', 'accounts', 'content'].map(start));
  const published = registry.then(() =>
    publishRemotes(
      at(environment.REGISTRY_PORT),
      { ...environment, REGISTRY_URL: at(environment.REGISTRY_PORT) },
      { signal: publishing.signal },
    ),
  );
  await Promise.all([published, others]);
  await start('shell');
} catch (error) {
  if (!ending) console.error(`The site could not be started: ${error.message}`);
  await end(1);
}
if (!ending) {
  const site = (host) => `http://${host}:${environment.PORT}/cars-for-sale/all`;
  console.log(`\nForecourt is ready: ${site('localhost')}`);
  console.log(`Brands: ${brands.map(({ hosts }) => site(hosts[0])).join('\n        ')}`);
  console.log(`Console: ${await consoleAddress()}`);
  // A folder that is named is the operator's own.
  if (!process.env.PACKAGES_DIR) packing = packInBackground();
  console.log(`Logs are in ${processes.folder}. A program that ends is started again. Ctrl-C stops everything.`);
}
